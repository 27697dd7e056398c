import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

/** The loan terms, with every number of rule site.terms. Amounts and rates are written alike in every language. */
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
  const facts = [
    [messages.whoTitle, messages.who],
    [messages.term, messages.termText],
    [messages.moneyTitle, messages.moneyText],
    [messages.prepayTitle, messages.prepayText],
    [messages.prolongTitle, messages.prolongText],
  ] as const;
  return (
    <Section id="loan" title={title} isCurrent={isCurrent} lead={messages.loanText}>
      <div className={css.facts}>
        {facts.map(([name, text]) => (
          <Fact key={name} title={name} isCurrent={isCurrent}>
            {text}
          </Fact>
        ))}
      </div>
      <Fact title={messages.lateTitle} isCurrent={isCurrent}>
        <p>{messages.lateText}</p>
        <p>{messages.lateWhich}</p>
        <Costs
          title={messages.penaltyCaption}
          rows={[
            [messages.newClients, "₱1,000"],
            [messages.repeatClients, "₱800"],
          ]}
        />
        <Costs
          title={messages.dailyCaption}
          rows={[
            [messages.daysFirst, "5%"],
            [messages.daysSecond, "4%"],
            [messages.daysThird, "2%"],
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

/** Conditions with their amounts. */
const Costs = ({ title, rows }: { title: string; rows: readonly (readonly [label: string, value: string])[] }) => (
  <Card label={title}>
    <strong>{title}</strong>
    <DetailRows rows={rows.map(([label, value]) => ({ label, value }))} />
  </Card>
);
