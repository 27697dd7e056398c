import { useMessages } from "@lending/ui/locale";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Fact, Facts, Section, type SectionProps } from "./Section.tsx";

/** The loan terms, with every number of rule site.terms. */
export function LoanSection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).loan;
  const order = [
    messages.orderLegal,
    messages.orderEnforcement,
    messages.orderPenalties,
    messages.orderFees,
    messages.interest,
    messages.orderPrincipal,
  ];
  return (
    <Section id="loan" title={title} isCurrent={isCurrent} lead={messages.loanText}>
      <Facts
        isCurrent={isCurrent}
        facts={[
          [messages.whoTitle, messages.who],
          [messages.term, messages.termText],
          [messages.moneyTitle, `${messages.decisionText} ${messages.fundsText}`],
          [messages.prepayTitle, messages.prepayText],
          [messages.prolongTitle, messages.prolongText],
        ]}
      />
      <Fact title={messages.lateTitle} isCurrent={isCurrent}>
        <p>{messages.lateText}</p>
        <p>{messages.lateWhich}</p>
        <TermsTable
          caption={messages.penaltyCaption}
          heads={[messages.borrower, messages.penalty]}
          rows={[
            [messages.newClients, messages.newPenalty],
            [messages.repeatClients, messages.repeatPenalty],
          ]}
        />
        <TermsTable
          caption={messages.dailyCaption}
          heads={[messages.lateDays, messages.perDay]}
          rows={[
            [messages.daysFirst, messages.rateFirst],
            [messages.daysSecond, messages.rateSecond],
            [messages.daysThird, messages.rateThird],
          ]}
        />
      </Fact>
      <Fact title={messages.orderTitle} isCurrent={isCurrent}>
        <p>{messages.orderText}</p>
        <ol className={css.order}>
          {order.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </Fact>
      <Fact title={messages.noticesTitle} isCurrent={isCurrent}>
        <p>{messages.assignment}</p>
        <p>{messages.changes}</p>
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
