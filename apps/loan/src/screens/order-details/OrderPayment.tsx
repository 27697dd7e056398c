import { Link } from "@lending/bridge/router";
import { complaintListPath, complaintPath } from "@lending/domain/addresses/complaints";
import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment as Payment } from "@lending/domain/payment";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { orderMessages } from "../../messages/source.ts";
import * as css from "./OrderDetailsScreen.module.css";

interface OrderPaymentProps {
  payment: Payment;
  orderId: string;
}

/**
 * The newest payment of an order. For one that the borrower has reported, the lender takes a picture of the receipt, and
 * replies in the list of complaints.
 */
export function OrderPayment({ payment, orderId }: OrderPaymentProps) {
  const { state, amount, channelName, at, isReceiptSent } = payment;
  const locale = useLocale();
  const { sendReceipt, receiptSent } = useMessages(orderMessages);
  return (
    <>
      <div role="status">
        <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
      </div>
      {state === "reported" && (
        <Link
          className={css.link}
          to={isReceiptSent ? complaintListPath : complaintPath({ orderId, about: "receipt" })}
        >
          {isReceiptSent ? receiptSent : sendReceipt}
          <ChevronRightIcon size="s" />
        </Link>
      )}
    </>
  );
}
