import { locations, useApp } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../../titles.ts";
import { useLeavePage, useNewPage } from "../promotionPages.ts";
import * as css from "./AgreementPage.module.css";
import { agreementMessages } from "./messages.ts";

/** The user agreement, which a visitor accepts by registering. */
export function AgreementPage() {
  const words = useMessages(agreementMessages);
  const title = titles.agreement[useLocale()];
  const { environment } = useApp();
  const goBack = useLeavePage();
  useNewPage(title);
  const sections = [
    { heading: words.whoTitle, text: words.whoText },
    { heading: words.codeTitle, text: words.codeText },
    { heading: words.dataTitle, text: words.dataText, hasPolicy: true },
    { heading: words.freeTitle, text: words.freeText },
    { heading: words.messagesTitle, text: words.messagesText },
    { heading: words.fairTitle, text: words.fairText },
    { heading: words.closingTitle, text: words.closingText(environment.servicePhone) },
    { heading: words.changesTitle, text: words.changesText },
  ];
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <article className={css.article}>
        <p>{words.intro(environment.brandName)}</p>
        {sections.map(({ heading, text, hasPolicy }) => (
          <section key={heading} className={css.section}>
            <h2 className={css.heading}>{heading}</h2>
            <p>{text}</p>
            {hasPolicy && (
              <Link className={css.link} to={locations.privacyPolicy()}>
                {words.privacyPolicy}
              </Link>
            )}
          </section>
        ))}
      </article>
    </ScreenFrame>
  );
}
