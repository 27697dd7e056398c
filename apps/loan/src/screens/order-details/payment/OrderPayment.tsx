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
  /** The order's status as shown. */
  status: string;
  payment: Payment;
  onOutdated: () => void;
}

/** The newest payment of the order. While it is not settled, a return to the page looks whether it is by now. */
export function OrderPayment({ ids, status, payment, onOutdated }: OrderPaymentProps) {
  const api = useAtomValue(apiAtom);
  const locale = useLocale();
  const { state, amount, channelName, at } = payment;
  const lookAgain = async () => {
    try {
      const answer = await fetchOrderDetails(api, ids);
      if (answer.ok && (answer.order.status !== status || answer.order.payment?.state !== state)) onOutdated();
    } catch (error) {
      // Without a connection the notice stays: what it says is still the best that is known.
      if (!(error instanceof Fault)) throw error;
    }
  };
  useReturn(() => {
    if (isUnsettled(payment)) void lookAgain();
  });
  return (
    <div role="status">
      <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
    </div>
  );
}
