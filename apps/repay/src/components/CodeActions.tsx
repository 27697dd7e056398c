import { locations, useApp, useBack } from "@lending/bridge";
import { readLaunchedOrder } from "@lending/bridge/launch";
import { saveStartedPayment } from "@lending/bridge/payment";
import { useNavigate } from "@lending/bridge/router";
import { Button, ButtonPair } from "@lending/ui/button";
import { formatDate } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import type { CodePayment } from "../api/codeFacts.ts";
import { codePageMessages } from "./codePageMessages.ts";

interface CodeActionsProps {
  /** What the code pays, with its amount as the lender sent it; undefined when this phone does not know. */
  payment: (Omit<CodePayment, "reference" | "minutes"> & { readonly amount: string }) | undefined;
  /** Whether the code can be paid. */
  isPayable?: boolean;
}

/**
 * The buttons below a code: back to the order that it pays, and the report that it is paid, which makes the payment
 * pending. Without a known order, the first opens the order of the launch link, or goes back.
 */
export function CodeActions({ payment, isPayable = true }: CodeActionsProps) {
  const messages = useMessages(codePageMessages);
  const { page = window } = useApp();
  const goBack = useBack();
  const navigate = useNavigate();
  const { productId = "", orderId = "" } = payment ?? {};
  const isKnown = productId !== "" && orderId !== "";
  const order = isKnown ? { productId, orderId } : readLaunchedOrder(page);
  const openOrder = () => (order ? void navigate(locations.loanDetail(order)) : goBack());
  const reportPaid = () => {
    if (payment) saveStartedPayment(orderId, { ...payment, at: formatDate(Date.now(), "time"), isReported: true });
    openOrder();
  };
  return (
    <ButtonPair>
      <Button variant="line" onClick={openOrder}>
        {messages.backToLoan}
      </Button>
      {isPayable && isKnown && (
        <Button variant="tonal" onClick={reportPaid}>
          {messages.havePaid}
        </Button>
      )}
    </ButtonPair>
  );
}
