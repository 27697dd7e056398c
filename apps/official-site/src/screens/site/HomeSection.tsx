import { AppLink } from "@lending/bridge/router";
import { promotionPath, siteLoanPath } from "@lending/domain/addresses/public";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { StoreMorning } from "@lending/ui/illustrations/store-morning";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Steps } from "@lending/ui/steps";
import * as company from "../../components/company.module.css";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./HomeSection.module.css";
import * as section from "./Section.module.css";
import { SectionHeading, type SectionProps, SubHeading } from "./Section.tsx";

/**
 * Example loan: 120 days at 0.05% a day, repaid in 4 payments, with its effective rates. Written alike in every language,
 * as the specified terms on this page are.
 */
const EXAMPLE = { receive: "₱10,000", interest: "₱600", total: "₱10,600", monthlyRate: "2.37%", yearlyRate: "32.49%" };

/** The figures of a loan, by the names of their messages. */
const FIGURES = ["term", "decision", "funds", "borrowers"] as const;

export function HomeSection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).home;
  const locale = useLocale();
  return (
    <section id="home">
      <div className={css.hero}>
        <div className={css.heroText}>
          <SectionHeading isCurrent={isCurrent} className={css.heroTitle}>
            {title}
          </SectionHeading>
          <p className={css.heroLead}>
            {messages.leadOne}
            <br />
            <span lang={locale === "source" || locale === "en-PH" ? "fil" : undefined}>{messages.leadTwo}</span>
          </p>
          <div className={css.heroLinks}>
            {/* Another document: a public page contains the first paints of public pages only. */}
            <a className={css.heroLink} href={promotionPath}>
              {messages.apply}
            </a>
            <AppLink className={`${css.heroLink} ${css.heroLinkQuiet}`} to={siteLoanPath}>
              {messages.seeTerms}
            </AppLink>
          </div>
        </div>
        <div className={css.heroArt}>
          <StoreMorning />
        </div>
      </div>
      <dl className={css.figures} aria-label={messages.figures}>
        {FIGURES.map((name) => (
          <div key={name} className={css.figure}>
            <dt className={css.figureLabel}>{messages[name]}</dt>
            <dd className={css.figureValue}>{messages[`${name}Value`]}</dd>
          </div>
        ))}
      </dl>
      <div className={css.promise}>
        <div className={`${company.inner} ${section.columns}`}>
          <div>
            <SectionHeading isCurrent={false}>{messages.seenTitle}</SectionHeading>
            <p className={section.lead}>{messages.seenText}</p>
            <div className={css.how}>
              <SubHeading isCurrent={false}>{messages.how}</SubHeading>
              <Steps steps={[messages.stepRegister, messages.stepApply, messages.stepReceive]} />
            </div>
          </div>
          <Card>
            <div className={css.exampleHead}>
              <SubHeading isCurrent={false}>{messages.example}</SubHeading>
              <p className={css.meta}>{messages.exampleTerms}</p>
            </div>
            <DetailRows
              rows={[
                { label: messages.receive, value: EXAMPLE.receive },
                { label: messages.interest, value: EXAMPLE.interest },
                { label: messages.total, value: EXAMPLE.total, isTotal: true },
                { label: messages.monthlyRate, value: EXAMPLE.monthlyRate },
                { label: messages.yearlyRate, value: EXAMPLE.yearlyRate },
              ]}
            />
          </Card>
        </div>
      </div>
    </section>
  );
}
