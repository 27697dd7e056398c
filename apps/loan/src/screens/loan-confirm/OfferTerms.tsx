import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { ProductHead } from "@lending/ui/product-card";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { showMoney } from "../../api/money.ts";
import { confirmationMessages } from "./messages.ts";
import * as css from "./OfferTerms.module.css";

// A term without a unit, or with a mere number as its unit, is in days.
const DAYS = /^(?:\d*|d|days?)$/i;

/** Shows product, term, rate and the server's detail rows up to the total. */
export function OfferTerms({ confirmation }: { confirmation: Confirmation }) {
  const messages = useMessages(confirmationMessages);
  const { periods, termUnit, rate, productName, productLogo, rows } = confirmation;
  const term = periods !== "" && DAYS.test(termUnit.trim()) ? messages.days(periods) : `${periods} ${termUnit}`.trim();
  const facts = [
    { label: messages.term, value: term },
    { label: messages.rate, value: rate },
  ].filter((fact) => fact.value !== "");
  return (
    <Card label={messages.terms}>
      {productName !== "" && (
        <div className={css.product}>
          <ProductHead name={productName} logo={productLogo} />
        </div>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className={css.label}>{fact.label}</dt>
              <dd className={css.value}>
                <Figures>{fact.value}</Figures>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <div className={css.rows}>
          <DetailRows rows={rows} />
        </div>
      )}
    </Card>
  );
}

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
