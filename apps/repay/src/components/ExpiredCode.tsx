import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { paymentMessages } from "../messages/source.ts";

/** Replaces a code that has expired. `renewal` is the page that issues a new one; "" when unknown. */
export function ExpiredCode({ renewal }: { renewal: string }) {
  const navigate = useNavigate();
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
