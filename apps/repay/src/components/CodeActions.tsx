import { useNavigate } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { saveStartedPayment } from "@lending/domain/payment";
import { ActionRow } from "@lending/ui/action-row";
import { Button } from "@lending/ui/button";
import { formatDate } from "@lending/ui/day";
import { useMessages } from "@lending/ui/locale";
import type { IssuedCode } from "../api/codeFacts.ts";
import { codePageMessages } from "../messages/source.ts";
import { BackToLoan } from "./BackToLoan.tsx";

interface CodeActionsProps {
  /** What the code was requested for; undefined when this phone does not know. */
  payment: Omit<IssuedCode["payment"], "reference"> | undefined;
}

/** The bar of a code's page: the note on this phone that it is paid, for a code with a known order, and the way back. */
export function CodeActions({ payment }: CodeActionsProps) {
  const { havePaid } = useMessages(codePageMessages);
  const navigate = useNavigate();
  const { productId = "", orderId = "", minutes = 0, aheadMs = 0 } = payment ?? {};
  if (!payment || productId === "" || orderId === "") return <BackToLoan payment={payment} />;
  const reportPaid = () => {
    const now = Date.now() + aheadMs;
    const at = formatDate(now, "time");
    const expectedBy = minutes > 0 ? formatDate(now + minutes * 60_000, "time").slice(0, 16) : "";
    saveStartedPayment(orderId, { ...payment, at, expectedBy, isReported: true });
    void navigate(loanDetailPath({ productId, orderId }));
  };
  return (
    <ActionRow>
      <BackToLoan payment={payment} variant="quiet" size="s" />
      <Button onClick={reportPaid}>{havePaid}</Button>
    </ActionRow>
  );
}
