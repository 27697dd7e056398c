import { useApi } from "@lending/bridge/store";
import { showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { ProductHead } from "@lending/ui/product-card";
import { type ReactNode, useId } from "react";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { confirmationMessages } from "../../messages/source.ts";
import * as css from "./LoanConfirm.module.css";

// A term without a unit, or with a mere number as its unit, is in days.
const DAYS = /^(?:\d*|d|days?)$/i;

interface OfferTermsProps {
  confirmation: Confirmation;
  /** The card's name for screen readers. */
  label?: string;
  /** The effective rates. Their space is reserved while they are computed. */
  rates?: ReactNode;
  /** What follows the payment plan. */
  children?: ReactNode;
}

/**
 * The whole offer in one card: product, effective rates, term and rate, the server's detail rows up to the total, and the
 * payment plan.
 */
export function OfferTerms({ confirmation, label, rates, children }: OfferTermsProps) {
  const messages = useMessages(confirmationMessages);
  const { periods, termUnit, rate, productName, productLogo, rows, plan, account } = confirmation;
  const term = periods !== "" && DAYS.test(termUnit.trim()) ? messages.days(periods) : `${periods} ${termUnit}`.trim();
  const facts = [
    { label: messages.term, value: term },
    { label: messages.rate, value: rate },
  ].filter((fact) => fact.value !== "");
  return (
    <Card label={label ?? messages.terms}>
      {productName !== "" && (
        <div className={css.product}>
          <ProductHead name={productName} logo={productLogo} />
        </div>
      )}
      <div className={css.rates}>{rates}</div>
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
      <DetailRows rows={account === "" ? rows : [...rows, { label: messages.sentTo, value: account }]} />
      {plan.length > 0 && <PaymentPlan plan={plan} />}
      {children}
    </Card>
  );
}

function PaymentPlan({ plan }: Pick<Confirmation, "plan">) {
  const messages = useMessages(confirmationMessages);
  const locale = useLocale();
  const titleId = useId();
  const { now } = useApi();
  return (
    <section className={css.plan} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {messages.plan}
      </h2>
      <Plan
        now={now}
        days={plan.map(({ description, date, amount }, index) => ({
          title: description,
          date,
          amount: showMoney(amount, locale),
          ...(index === 0 && { mark: "next" }),
        }))}
      />
    </section>
  );
}
