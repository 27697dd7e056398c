import { readMoney, showMoney } from "@lending/domain/money";
import { DetailRows } from "@lending/ui/detail-rows";
import { Disclosure } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import type { CodeFacts } from "../api/codeFacts.ts";
import { paymentMessages } from "../messages/source.ts";

interface CodeFactRowsProps {
  facts: CodeFacts;
  /** The lender's time. */
  now: () => number;
}

/** What a payment code pays and until when. Renders nothing when the lender sends none of it. */
export function CodeFactRows({ facts, now }: CodeFactRowsProps) {
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const rows = [
    { label: messages.biller, value: facts.biller },
    { label: messages.amount, value: showMoney(readMoney(facts.amount), locale) },
    dueRow(messages.dueDate, facts.dueDate, now),
    dueRow(messages.expiresAt, facts.expiresAt, now),
  ].filter(({ value }) => value.trim() !== "");
  if (rows.length === 0) return null;
  return (
    <Disclosure title={messages.codeTitle}>
      <DetailRows rows={rows} />
    </Disclosure>
  );
}
