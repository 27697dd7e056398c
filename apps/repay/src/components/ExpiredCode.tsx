import { useNavigate } from "@lending/bridge/router";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import type { CodeOrder } from "../api/codeFacts.ts";
import { paymentMessages } from "../messages/source.ts";

/** Replaces a code that has expired. When its order is known, a button opens the page that issues a new one. */
export function ExpiredCode({ payment }: { payment?: CodeOrder | undefined }) {
  const navigate = useNavigate();
  const renewal = payment ? renewalOf(payment) : "";
  const { expiredTitle, expiredText, renew } = useMessages(paymentMessages);
  return (
    <>
      <div role="alert">
        <Notice tone="danger" title={expiredTitle}>
          {expiredText}
        </Notice>
      </div>
      {renewal !== "" && <Button onClick={() => void navigate(renewal, { replace: true })}>{renew}</Button>}
    </>
  );
}

/** Returns the page that issues a new code for the same payment; "" for a code that names no order. */
function renewalOf({ productId, orderId, purpose }: CodeOrder) {
  if (productId === "" || orderId === "") return "";
  return (purpose === "extension" ? repayDelayPath : repayPath)({ productId, orderId });
}
