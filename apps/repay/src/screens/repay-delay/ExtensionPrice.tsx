import { apiAtom, Fault } from "@lending/api-client";
import { Link } from "@lending/bridge/router";
import { fetchAtomFamily, useAtomValue } from "@lending/bridge/store";
import { repayPath } from "@lending/domain/addresses/repay";
import { isUnknown, type Money, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import type { ReactNode } from "react";
import { fetchRepayment, type Repayment } from "../../api/fetchRepayment.ts";
import type { OrderIds } from "../../api/readQuery.ts";
import { readRepaymentExtras } from "../../api/repaymentExtras.ts";
import { PaymentExtras } from "../../components/PaymentExtras.tsx";
import * as viewCss from "../../components/RepaymentView.module.css";
import { paymentMessages, repaymentMessages, titles } from "../../messages/source.ts";
import * as css from "./ExtensionPrice.module.css";

/** The instalment to pay now, or undefined when it is unavailable: the extension is shown without it. */
const optionalInstalmentAtom = fetchAtomFamily(async (get, ids: OrderIds, { signal }) => {
  try {
    const response = await fetchRepayment(get(apiAtom), { ...ids, isDelay: false }, signal);
    return response.ok ? response.repayment : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
});

const hasValue = ({ value }: DetailRow) => value.trim() !== "";

/** The whole price of an extension, its dates and totals, beside paying the instalment now. */
export function ExtensionPrice({ ids, repayment }: { ids: OrderIds; repayment: Repayment }) {
  const messages = useMessages(paymentMessages);
  const { repay } = useMessages(titles);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const { price } = readRepaymentExtras(repayment.data);
  const money = (amount: Money) => showMoney(amount, locale);
  // Parts that cannot be checked against the sum are left out: a wrong fee misleads more than none.
  const lateFee = isUnknown(price.lateFee) ? { centavos: 0 } : price.lateFee;
  const parts = [price.fee, price.interest, lateFee].map((part) => ("centavos" in part ? part.centavos : -1));
  const isExact =
    "centavos" in repayment.amount &&
    parts.every((part) => part >= 0) &&
    parts.reduce((sum, part) => sum + part) === repayment.amount.centavos;
  const costs = [
    { label: messages.fee, value: money(price.fee) },
    { label: messages.interest, value: money(price.interest) },
    { label: messages.lateFee, value: isZero(price.lateFee) ? "" : money(price.lateFee) },
  ].filter(hasValue);
  const extra =
    "centavos" in price.newTotal && "centavos" in price.payNowTotal
      ? price.newTotal.centavos - price.payNowTotal.centavos
      : 0;
  const payNowLink = (
    <Link className={viewCss.link} to={repayPath(ids)}>
      {repay}
      <ChevronRightIcon size="s" />
    </Link>
  );
  return (
    <>
      {isExact && (
        <Card title={messages.priceTitle}>
          <DetailRows
            rows={[
              ...costs,
              { label: messages.payToday, value: money(repayment.amount), isTotal: true },
              dueRow(messages.dateMoves, price.movedFrom, now),
              dueRow(messages.dateMovesTo, price.movedTo, now),
            ].filter(hasValue)}
          />
        </Card>
      )}
      {isUnknown(price.newTotal) || isUnknown(price.payNowTotal) ? (
        <PayInstead ids={ids}>{payNowLink}</PayInstead>
      ) : (
        <Card title={messages.compareTitle}>
          {extra > 0 && <p>{messages.extraCost(money({ centavos: extra }))}</p>}
          <div className={css.choices}>
            <section className={css.choice} aria-label={messages.extend}>
              <h3 className={css.name}>{messages.extend}</h3>
              <DetailRows
                rows={[
                  { label: messages.payToday, value: money(repayment.amount) },
                  { label: messages.dueThen, value: money(price.dueThen) },
                  dueRow(messages.dueOn, price.movedTo, now),
                  { label: messages.total, value: money(price.newTotal), isTotal: true },
                ].filter(hasValue)}
              />
            </section>
            <section className={css.choice} aria-label={messages.payNow}>
              <h3 className={css.name}>{messages.payNow}</h3>
              <DetailRows
                rows={[
                  { label: messages.payToday, value: money(price.payNowAmount) },
                  { label: messages.total, value: money(price.payNowTotal), isTotal: true },
                ].filter(hasValue)}
              />
              {payNowLink}
            </section>
          </div>
        </Card>
      )}
      <PaymentExtras ids={ids} repayment={repayment} />
    </>
  );
}

/** The instalment, for a lender that sends no totals to compare. */
function PayInstead({ ids, children }: { ids: OrderIds; children: ReactNode }) {
  const { payInstead } = useMessages(paymentMessages);
  const { repaymentAmount, repaymentDate } = useMessages(repaymentMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const instalment = useAtomValue(optionalInstalmentAtom(ids));
  if (!instalment) return null;
  const rows = [
    { label: repaymentAmount, value: showMoney(instalment.amount, locale) },
    dueRow(repaymentDate, instalment.date, now),
  ];
  return (
    <Card title={payInstead}>
      <DetailRows rows={rows.filter(hasValue)} />
      {children}
    </Card>
  );
}

const isZero = (amount: Money) => "centavos" in amount && amount.centavos === 0;
