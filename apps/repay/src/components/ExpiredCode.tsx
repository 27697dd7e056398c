import { AppLink } from "@lending/bridge/router";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import type { CodePayment } from "../api/savedPayCode.ts";
import { paymentMessages } from "../messages/source.ts";

interface ExpiredCodeProps {
  payment?: CodePayment | undefined;
  /** The lender's text of the expiry, where it is unreadable. */
  unclear?: string | undefined;
}

/**
 * Replaces a code that has expired, or precedes one with an unreadable expiry. When its order is known, a button opens
 * the page that issues a new one.
 */
export function ExpiredCode({ payment, unclear }: ExpiredCodeProps) {
  const { productId = "", orderId = "", purpose = "" } = payment ?? {};
  const renewalPath = purpose === "extension" ? repayDelayPath : repayPath;
  const { expiredTitle, expiredText, unclearTitle, unclearText, renew } = useMessages(paymentMessages);
  return (
    <>
      <div role="alert">
        {unclear === undefined ? (
          <Notice tone="danger" title={expiredTitle}>
            {expiredText}
          </Notice>
        ) : (
          <Notice tone="warning" title={unclearTitle}>
            {unclearText(unclear)}
          </Notice>
        )}
      </div>
      {productId !== "" && orderId !== "" && (
        <Button render={<AppLink to={renewalPath({ productId, orderId })} replace />}>{renew}</Button>
      )}
    </>
  );
}
