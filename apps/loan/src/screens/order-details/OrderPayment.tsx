import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment as Payment } from "@lending/domain/payment";
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
