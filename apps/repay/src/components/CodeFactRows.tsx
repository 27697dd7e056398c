import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { readMoney, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { RelativeDay } from "@lending/ui/relative-day";
import type { CodeFacts } from "../api/codeFacts.ts";
import { paymentMessages } from "../messages/source.ts";

/** What a payment code pays and until when. Renders nothing when the lender sends none of it. */
export function CodeFactRows({ facts }: { facts: CodeFacts }) {
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const rows = [
    { label: messages.biller, value: facts.biller },
    { label: messages.amount, value: showMoney(readMoney(facts.amount), locale) },
    { label: messages.dueDate, value: facts.dueDate, note: <RelativeDay day={facts.dueDate} now={now} isDue /> },
    { label: messages.expiresAt, value: facts.expiresAt, note: <RelativeDay day={facts.expiresAt} now={now} isDue /> },
  ].filter(({ value }) => value.trim() !== "");
  if (rows.length === 0) return null;
  return (
    <Card title={messages.codeTitle}>
      <DetailRows rows={rows} />
    </Card>
  );
}
