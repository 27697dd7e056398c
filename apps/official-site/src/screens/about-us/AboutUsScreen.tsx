import { useApp, useBack } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { MailIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { company } from "../../company.ts";
import { AccessibilityStatement } from "../../components/company/AccessibilityStatement.tsx";
import { companyMessages } from "../../components/company/companyMessages.ts";
import { RegulatorNotice } from "../../components/company/RegulatorNotice.tsx";
import { titles } from "../../titles.ts";
import * as css from "./AboutUsScreen.module.css";
import { aboutUsMessages } from "./messages.ts";

/** "About us" in the app: mission, advantages, team and contact email. */
export function AboutUsScreen() {
  const words = useMessages(aboutUsMessages);
  const { accessibility } = useMessages(companyMessages);
  const title = titles.aboutUs[useLocale()];
  const goBack = useBack();
  const { environment } = useApp();
  return (
    <div className={css.wide}>
      <ScreenFrame title={title} onBack={goBack}>
        <div className={css.cards}>
          <Card title={words.mission}>
            <p>{words.missionText(environment.brandName)}</p>
          </Card>
          <Card title={words.advantages}>
            <ul className={css.points}>
              {[words.price, words.fast, words.dates, words.private].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
          <Card title={words.team}>
            <p>{words.teamText}</p>
          </Card>
          <Card title={words.email}>
            <a className={css.email} href={`mailto:${company.email}`}>
              <MailIcon size="s" />
              <span className={css.address}>{company.email}</span>
            </a>
          </Card>
        </div>
        <RegulatorNotice />
        <Card title={accessibility}>
          <AccessibilityStatement />
        </Card>
      </ScreenFrame>
    </div>
  );
}
