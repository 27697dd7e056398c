import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { agreementMessages, promotionMessages, titles } from "../../../messages/source.ts";
import * as css from "../Promotion.module.css";
import { useLeavePage, useNewPage } from "../promotionPages.ts";

/** The sections, by the names of their messages. */
const SECTIONS = ["who", "code", "data", "free", "messages", "fair", "closing", "changes"] as const;

export function AgreementPage() {
  const messages = useMessages(agreementMessages);
  const { privacyNotice } = useMessages(promotionMessages);
  const title = useMessages(titles).agreement;
  const { environment } = useApp();
  const goBack = useLeavePage();
  useNewPage(title);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <article>
        <Card>
          <p>{messages.intro(environment.brandName)}</p>
          {SECTIONS.map((name) => (
            <section key={name} className={css.article}>
              <h2 className={css.articleTitle}>{messages[`${name}Title`]}</h2>
              <p>{name === "closing" ? messages.closingText(environment.servicePhone) : messages[`${name}Text`]}</p>
              {name === "data" && (
                <AppLink className={css.link} to={privacyPolicyPath}>
                  {privacyNotice}
                </AppLink>
              )}
            </section>
          ))}
        </Card>
      </article>
    </ScreenFrame>
  );
}
