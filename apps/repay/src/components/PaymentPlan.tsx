import { useApi } from "@lending/bridge/store";
import { showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Plan } from "@lending/ui/plan";
import { useDisclosure } from "@lending/ui/use-disclosure";
import type { Repayment } from "../api/fetchRepayment.ts";

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** A plan without details collapses to two dates, like the list of details. */
const COLLAPSED_ROWS = 2;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
export function PaymentPlan({ plan, collapses = false }: Pick<Repayment, "plan"> & { collapses?: boolean }) {
  const { more, hide } = useMessages(commonMessages);
  const { isOpen, contentId, toggle } = useDisclosure();
  const canCollapse = collapses && plan.length > COLLAPSED_ROWS;
  const locale = useLocale();
  const { now } = useApi();
  return (
    <div id={contentId}>
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
        <Button variant="quiet" {...toggle}>
          {isOpen ? hide : more}
        </Button>
      )}
    </div>
  );
}
