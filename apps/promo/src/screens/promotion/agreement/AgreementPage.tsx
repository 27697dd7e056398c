import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { agreementMessages, titles } from "../../../messages/source.ts";
import { useLeavePage, useNewPage } from "../promotionPages.ts";
import * as css from "./AgreementPage.module.css";

export function AgreementPage() {
  const messages = useMessages(agreementMessages);
  const title = useMessages(titles).agreement;
  const { environment } = useApp();
  const goBack = useLeavePage();
  useNewPage(title);
  const sections = [
    { heading: messages.whoTitle, text: messages.whoText },
    { heading: messages.codeTitle, text: messages.codeText },
    { heading: messages.dataTitle, text: messages.dataText, hasPolicy: true },
    { heading: messages.freeTitle, text: messages.freeText },
    { heading: messages.messagesTitle, text: messages.messagesText },
    { heading: messages.fairTitle, text: messages.fairText },
    { heading: messages.closingTitle, text: messages.closingText(environment.servicePhone) },
    { heading: messages.changesTitle, text: messages.changesText },
  ];
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <article>
        <Card>
          <p>{messages.intro(environment.brandName)}</p>
          {sections.map(({ heading, text, hasPolicy }) => (
            <section key={heading} className={css.section}>
              <h2 className={css.heading}>{heading}</h2>
              <p>{text}</p>
              {hasPolicy && (
                <AppLink className={css.link} to={privacyPolicyPath}>
                  {messages.privacyPolicy}
                </AppLink>
              )}
            </section>
          ))}
        </Card>
      </article>
    </ScreenFrame>
  );
}
