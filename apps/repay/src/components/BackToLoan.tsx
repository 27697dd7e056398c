import { useApp, useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import type { CodePayment } from "../api/codeFacts.ts";
import { codePageMessages } from "../messages/source.ts";

interface BackToLoanProps {
  /** What the code on the page pays; undefined when this phone does not know. */
  payment: Pick<CodePayment, "productId" | "orderId"> | undefined;
}

/**
 * The button below a code. It opens the order that the code pays, otherwise the order of the launch link. Where neither
 * is known it goes back.
 */
export function BackToLoan({ payment }: BackToLoanProps) {
  const messages = useMessages(codePageMessages);
  const { page = window } = useApp();
  const goBack = useBack();
  const navigate = useNavigate();
  const { productId = "", orderId = "" } = payment ?? {};
  const order = productId && orderId ? { productId, orderId } : readLaunchedOrder(page);
  return (
    <Button variant="tonal" onClick={() => (order ? void navigate(loanDetailPath(order)) : goBack())}>
      {messages.backToLoan}
    </Button>
  );
}
