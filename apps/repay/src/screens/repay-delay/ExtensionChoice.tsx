import { type Money, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { extensionMessages } from "../../messages/source.ts";
import * as css from "./ExtensionChoice.module.css";

/** What is paid today and in all by extending, beside paying the instalment now. The page of an extension begins with it. */
export function ExtensionChoice({ repayment: { amount, price } }: { repayment: Repayment }) {
  const messages = useMessages(extensionMessages);
  const locale = useLocale();
  const money = (one: Money) => showMoney(one, locale);
  const renderChoice = (title: string, total: Money, ...rows: DetailRow[]) => (
    <section className={css.choice} aria-label={title}>
      <h2>{title}</h2>
      <DetailRows
        rows={[...rows.filter(({ value }) => value), { label: messages.total, value: money(total), isTotal: true }]}
      />
    </section>
  );
  return (
    <Card>
      <div className={css.choices}>
        {renderChoice(
          messages.ifExtended,
          price.newTotal,
          { label: messages.payToday, value: money(amount) },
          { label: messages.dueThen, value: money(price.dueThen) },
          { label: messages.dueOn, value: price.movedTo },
        )}
        {renderChoice(messages.ifPaidNow, price.payNowTotal, {
          label: messages.payToday,
          value: money(price.payNowAmount),
        })}
      </div>
    </Card>
  );
}
