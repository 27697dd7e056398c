import { useBack } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import * as css from "../../components/appPage.module.css";
import { Points } from "../../components/company.tsx";
import { policyMessages, titles } from "../../messages/source.ts";
import { PolicyText } from "../../policy/PolicyText.tsx";

/** The privacy policy in the app: a summary in the visitor's language, then the full text. */
export function PrivacyPolicyScreen() {
  const messages = useMessages(policyMessages);
  const title = useMessages(titles).policy;
  const goBack = useBack();
  return (
    <div className={css.wide}>
      <ScreenFrame title={title} onBack={goBack}>
        <div className={css.columns}>
          <div className={css.summary}>
            <Card title={messages.inShort}>
              <Points points={[messages.collect, messages.use, messages.share, messages.rights, messages.ask]} />
              {messages.englishNote !== "" && <p className={css.note}>{messages.englishNote}</p>}
            </Card>
          </div>
          <PolicyText />
        </div>
      </ScreenFrame>
    </div>
  );
}
