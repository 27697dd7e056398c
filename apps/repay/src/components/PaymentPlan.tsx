import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { commonMessages } from "@lending/ui/copy";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { useState } from "react";
import type { PlannedPayment } from "../api/fetchRepayment.ts";
import { showMoney } from "../api/money.ts";
import { repaymentMessages } from "./messages.ts";

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** A plan without a detail list collapses to two rows. */
const COLLAPSED_ROWS = 2;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
export function PaymentPlan({ plan, collapses }: { plan: readonly PlannedPayment[]; collapses: boolean }) {
  const { more, hide } = useMessages(commonMessages);
  const [isOpen, setIsOpen] = useState(false);
  const canCollapse = collapses && plan.length > COLLAPSED_ROWS;
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  return (
    <Card title={messages.plan}>
      <Plan
        days={(canCollapse && !isOpen ? plan.slice(0, COLLAPSED_ROWS) : plan).map(
          ({ title, remark, date, amount, state }) => {
            const mark = state === "" || state === "later" ? undefined : marks[state];
            return {
              title: title || remark,
              date,
              amount: showMoney(amount, locale),
              // The mark replaces the server's remark: both state the same.
              ...(mark ? { mark } : title !== "" && { remark }),
            };
          },
        )}
      />
      {canCollapse && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? hide : more}
        </Button>
      )}
    </Card>
  );
}
