import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { showMoney } from "../../../api/money.ts";
import { confirmationMessages } from "../messages.ts";

/** Lists every payment with its date. */
export function OfferPlan({ plan }: Pick<Confirmation, "plan">) {
  const messages = useMessages(confirmationMessages);
  const locale = useLocale();
  if (plan.length === 0) return null;
  return (
    <Card title={messages.plan}>
      <Plan
        days={plan.map(({ description, date, amount }, index) => ({
          title: description,
          date,
          amount: showMoney(amount, locale),
          ...(index === 0 && { mark: "next" }),
        }))}
      />
    </Card>
  );
}
