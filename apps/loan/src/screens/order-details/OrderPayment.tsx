import type { OrderPayment as Payment } from "@lending/bridge/payment";
import { readMoney, showMoney } from "@lending/domain/money";
import { useLocale } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";

export function OrderPayment({ payment: { state, amount, channelName, at } }: { payment: Payment }) {
  const locale = useLocale();
  return (
    <div role="status">
      <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
    </div>
  );
}
