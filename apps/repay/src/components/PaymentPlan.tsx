import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import type { PlannedPayment } from "../api/fetchRepayment.ts";
import { showMoney } from "../api/money.ts";
import { repaymentMessages } from "./messages.ts";

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** The loan as a line of days. A day is marked only where the server says what is known of it. */
export function PaymentPlan({ plan }: { plan: readonly PlannedPayment[] }) {
  const words = useMessages(repaymentMessages);
  const locale = useLocale();
  return (
    <Card title={words.plan}>
      <Plan
        days={plan.map(({ title, remark, date, amount, state }) => {
          const mark = state === "" || state === "later" ? undefined : marks[state];
          return {
            title: title || remark,
            date,
            amount: showMoney(amount, locale),
            // A mark says in our own words what the remark says in the server's.
            ...(mark ? { mark } : title !== "" && { remark }),
          };
        })}
      />
    </Card>
  );
}
