import { useLocale, useMessages } from "@lending/ui/locale";
import { titles } from "../../titles.ts";
import { siteMessages } from "./messages.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

/** The loan terms, with every number of rule site.terms. */
export function LoanSection({ isCurrent }: SectionProps) {
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
    <Section id="loan" title={title} isCurrent={isCurrent} ground="surface" lead={words.loanText}>
      <div className={css.facts}>
        <Fact title={words.whoTitle} isCurrent={isCurrent}>
          {words.who}
        </Fact>
        <Fact title={words.termTitle} isCurrent={isCurrent}>
          {words.termText}
        </Fact>
        <Fact title={words.moneyTitle} isCurrent={isCurrent}>
          {words.decisionText} {words.fundsText}
        </Fact>
        <Fact title={words.prepayTitle} isCurrent={isCurrent}>
          {words.prepayText}
        </Fact>
        <Fact title={words.prolongTitle} isCurrent={isCurrent}>
          {words.prolongText}
        </Fact>
      </div>
      <Fact title={words.lateTitle} isCurrent={isCurrent}>
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
      <Fact title={words.orderTitle} isCurrent={isCurrent}>
        <p>{words.orderText}</p>
        <ol className={css.order}>
          {order.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </Fact>
      <Fact title={words.noticesTitle} isCurrent={isCurrent}>
        <p>{words.assignment}</p>
        <p>{words.changes}</p>
      </Fact>
    </Section>
  );
}

interface TermsTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A two-column table of the loan terms: condition and amount. */
function TermsTable({ caption, heads, rows }: TermsTableProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" className={css.figure}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={css.figure}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
