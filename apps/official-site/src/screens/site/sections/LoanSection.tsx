import { useLocale, useMessages } from "@lending/ui/locale";
import { titles } from "../../../titles.ts";
import { siteMessages } from "../messages.ts";
import { Fact } from "../parts/Fact.tsx";
import { Section } from "../parts/Section.tsx";
import { TermsTable } from "../parts/TermsTable.tsx";
import * as css from "./LoanSection.module.css";
import type { SectionProps } from "./SectionProps.ts";

/** The loan terms, with every number of specification 9. */
export function LoanSection({ isAsked }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.loan[useLocale()];
  const order = [
    words.orderLegal,
    words.orderEnforcement,
    words.orderPenalties,
    words.orderFees,
    words.orderInterest,
    words.orderPrincipal,
  ];
  return (
    <Section id="loan" title={title} isAsked={isAsked} ground="surface" lead={words.loanText}>
      <Fact title={words.whoTitle} isAsked={isAsked}>
        {words.who}
      </Fact>
      <Fact title={words.termTitle} isAsked={isAsked}>
        {words.termText}
      </Fact>
      <Fact title={words.moneyTitle} isAsked={isAsked}>
        {words.decisionText} {words.fundsText}
      </Fact>
      <Fact title={words.prepayTitle} isAsked={isAsked}>
        {words.prepayText}
      </Fact>
      <Fact title={words.prolongTitle} isAsked={isAsked}>
        {words.prolongText}
      </Fact>
      <Fact title={words.lateTitle} isAsked={isAsked}>
        <p>{words.lateText}</p>
        <TermsTable
          caption={words.penaltyCaption}
          heads={[words.borrower, words.penalty]}
          rows={[
            [words.newClients, words.newPenalty],
            [words.repeatClients, words.repeatPenalty],
          ]}
        />
        <TermsTable
          caption={words.dailyCaption}
          heads={[words.lateDays, words.perDay]}
          rows={[
            [words.daysFirst, words.rateFirst],
            [words.daysSecond, words.rateSecond],
            [words.daysThird, words.rateThird],
          ]}
        />
      </Fact>
      <Fact title={words.orderTitle} isAsked={isAsked}>
        <p>{words.orderText}</p>
        <ol className={css.order}>
          {order.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </Fact>
      <Fact title={words.noticesTitle} isAsked={isAsked}>
        <p>{words.assignment}</p>
        <p>{words.changes}</p>
      </Fact>
    </Section>
  );
}
