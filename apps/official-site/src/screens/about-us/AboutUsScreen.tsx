import { useApp, useBack } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import * as css from "../../components/appPage.module.css";
import { AccessibilityStatement, Advantages, RegulatorNotice, useLender } from "../../components/company.tsx";
import { aboutUsMessages, companyMessages, titles } from "../../messages/source.ts";

export function AboutUsScreen() {
  const messages = useMessages(aboutUsMessages);
  const company = useMessages(companyMessages);
  const title = useMessages(titles).about;
  const goBack = useBack();
  const { environment } = useApp();
  const { serviceEmail: email } = useLender();
  return (
    <div className={css.wide}>
      <ScreenFrame title={title} onBack={goBack}>
        <div className={css.cards}>
          <Card title={messages.mission}>
            <p>{company.missionText(environment.brandName)}</p>
          </Card>
          <Card title={company.advantages}>
            <Advantages />
          </Card>
          <Card title={messages.team}>
            <p>{messages.teamText}</p>
          </Card>
          <Card title={messages.email}>
            <a className={css.email} href={`mailto:${email}`}>
              {email}
            </a>
            <CopyButton text={email} />
          </Card>
        </div>
        <RegulatorNotice />
        <Card title={company.accessibility}>
          <AccessibilityStatement />
        </Card>
      </ScreenFrame>
    </div>
  );
}
