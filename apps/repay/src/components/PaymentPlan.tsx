import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import type { PlannedPayment } from "../api/fetchRepayment.ts";
import { showMoney } from "../api/money.ts";
import { repaymentMessages } from "./messages.ts";

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
export function PaymentPlan({ plan }: { plan: readonly PlannedPayment[] }) {
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  return (
    <Card title={messages.plan}>
      <Plan
        days={plan.map(({ title, remark, date, amount, state }) => {
          const mark = state === "" || state === "later" ? undefined : marks[state];
          return {
            title: title || remark,
            date,
            amount: showMoney(amount, locale),
            // The mark replaces the server's remark: both state the same.
            ...(mark ? { mark } : title !== "" && { remark }),
          };
        })}
      />
    </Card>
  );
}
