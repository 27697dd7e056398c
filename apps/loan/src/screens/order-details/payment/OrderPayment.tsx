import { apiAtom, Fault } from "@lending/api-client";
import { isUnsettled, type OrderPayment as Payment, useReturn } from "@lending/bridge/payment";
import { useAtomValue } from "@lending/bridge/store";
import { useLocale } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { fetchOrderDetails } from "../../../api/fetchOrderDetails.ts";
import { readMoney, showMoney } from "../../../api/money.ts";
import type { OrderIds } from "../readOrderIds.ts";

interface OrderPaymentProps {
  ids: OrderIds;
  /** The status of the order on the screen. */
  status: string;
  payment: Payment;
  onOutdated: () => void;
}

/** Shows the newest payment of the order. While it is not settled, a return to the page fetches its state again. */
export function OrderPayment({ ids, status, payment, onOutdated }: OrderPaymentProps) {
  const api = useAtomValue(apiAtom);
  const locale = useLocale();
  const { state, amount, channelName, at } = payment;
  const refetchPayment = async () => {
    try {
      const answer = await fetchOrderDetails(api, ids);
      if (answer.ok && (answer.order.status !== status || answer.order.payment?.state !== state)) onOutdated();
    } catch (error) {
      // Without a connection the notice stays: its state is the latest known one.
      if (!(error instanceof Fault)) throw error;
    }
  };
  useReturn(() => {
    if (isUnsettled(payment)) void refetchPayment();
  });
  return (
    <div role="status">
      <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
    </div>
  );
}
