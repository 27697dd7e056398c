import { Link } from "@lending/bridge/router";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment as Payment } from "@lending/domain/payment";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { orderMessages } from "../../messages/source.ts";
import * as css from "./OrderView.module.css";

interface OrderPaymentProps {
  payment: Payment;
  orderId: string;
}

/** The newest payment of an order. For one that the borrower has reported, the lender takes a picture of the receipt. */
export function OrderPayment({ payment: { state, amount, channelName, at }, orderId }: OrderPaymentProps) {
  const locale = useLocale();
  const { sendReceipt } = useMessages(orderMessages);
  return (
    <>
      <div role="status">
        <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
      </div>
      {state === "reported" && (
        <Link className={css.receipts} to={complaintPath({ orderId, about: "receipt" })}>
          {sendReceipt}
          <ChevronRightIcon size="s" />
        </Link>
      )}
    </>
  );
}
