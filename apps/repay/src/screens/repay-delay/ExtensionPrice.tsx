import { AppLink } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { type OrderIds, repayPath } from "@lending/domain/addresses/repay";
import { isPayable, isUnknown, type Money, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { Disclosure, RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { otherInstalment } from "../../api/otherInstalment.ts";
import { PaymentExtras } from "../../components/PaymentExtras.tsx";
import { extensionMessages, paymentMessages, repaymentMessages, titles } from "../../messages/source.ts";

const hasValue = ({ value }: DetailRow) => value.trim() !== "";
const isZero = (amount: Money) => "centavos" in amount && amount.centavos === 0;

interface ExtensionPriceProps {
  ids: OrderIds;
  repayment: Repayment;
  /** The page begins with both choices, and the product is folded. */
  isCompared: boolean;
}

/** The parts of an extension's price and its dates, folded, and the plan. Without totals, the instalment to pay instead. */
export function ExtensionPrice({ ids, repayment, isCompared }: ExtensionPriceProps) {
  const messages = useMessages(paymentMessages);
  const { payToday } = useMessages(extensionMessages);
  const locale = useLocale();
  const { now } = useApi();
  const { price } = repayment;
  const money = (amount: Money) => showMoney(amount, locale);
  // Parts that cannot be checked against the sum are left out: a wrong fee misleads more than none.
  const lateFee = isUnknown(price.lateFee) ? { centavos: 0 } : price.lateFee;
  const parts = [price.fee, price.interest, lateFee].map((part) => ("centavos" in part ? part.centavos : -1));
  const isExact =
    "centavos" in repayment.amount &&
    isPayable(repayment.amount) &&
    parts.every((part) => part >= 0) &&
    parts.reduce((sum, part) => sum + part) === repayment.amount.centavos;
  const rows = [
    { label: messages.fee, value: money(price.fee) },
    { label: messages.interest, value: money(price.interest) },
    { label: messages.lateFee, value: isZero(price.lateFee) ? "" : money(price.lateFee) },
    { label: payToday, value: money(repayment.amount), isTotal: true },
    dueRow(messages.dateMoves, price.movedFrom, now),
    dueRow(messages.dateMovesTo, price.movedTo, now),
  ];
  return (
    <>
      {!isCompared && <PayInstead ids={ids} />}
      <PaymentExtras ids={ids} repayment={repayment} isDelay>
        {isExact && (
          <Disclosure title={messages.priceTitle}>
            <DetailRows rows={rows.filter(hasValue)} />
          </Disclosure>
        )}
        {isCompared && repayment.productName !== "" && (
          <Disclosure title={repayment.productName}>
            <DetailRows rows={repayment.rows} />
          </Disclosure>
        )}
      </PaymentExtras>
    </>
  );
}

/** The instalment, for a lender that sends no totals to compare. */
function PayInstead({ ids }: { ids: OrderIds }) {
  const { payInstead } = useMessages(paymentMessages);
  const { repaymentAmount, repaymentDate } = useMessages(repaymentMessages);
  const { repay } = useMessages(titles);
  const locale = useLocale();
  const { now } = useApi();
  const [instalment] = useFetched(otherInstalment(ids));
  // The extension is shown without it.
  if (!instalment.ok) return null;
  const rows = [
    { label: repaymentAmount, value: showMoney(instalment.value.amount, locale) },
    dueRow(repaymentDate, instalment.value.date, now),
  ];
  return (
    <Card title={payInstead}>
      <DetailRows rows={rows.filter(hasValue)} />
      <RowLink title={repay} render={<AppLink to={repayPath(ids)} />} />
    </Card>
  );
}
