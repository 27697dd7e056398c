import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Plan } from "@lending/ui/plan";
import { useState } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { paymentMessages } from "../messages/source.ts";

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** A plan without details collapses to two dates, like the list of details. */
const COLLAPSED_ROWS = 2;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
export function PaymentPlan({ plan, collapses }: Pick<Repayment, "plan"> & { collapses: boolean }) {
  const { more, hide } = useMessages(commonMessages);
  const [isOpen, setIsOpen] = useState(false);
  const canCollapse = collapses && plan.length > COLLAPSED_ROWS;
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  return (
    <Card title={messages.plan}>
      <Plan
        now={now}
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
