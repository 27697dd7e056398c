import { useApp, useBack } from "@lending/bridge";
import { AppLink, useNavigate } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { saveStartedPayment } from "@lending/domain/payment";
import { ActionRow } from "@lending/ui/action-row";
import { Button } from "@lending/ui/button";
import { formatDate } from "@lending/ui/day";
import { useMessages } from "@lending/ui/locale";
import type { ComponentProps } from "react";
import type { CodePayment } from "../api/savedPayCode.ts";
import { codePageMessages } from "../messages/source.ts";

interface BackToLoanProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  /** What the code on the page pays; undefined when this phone does not know. */
  payment: Pick<CodePayment, "productId" | "orderId"> | undefined;
}

/**
 * The way back in the bar of a code's page. It opens the order that the code pays, otherwise the order of the launch link.
 * Where neither is known it goes back.
 */
export function BackToLoan({ payment, variant = "tonal", size = "m" }: BackToLoanProps) {
  const messages = useMessages(codePageMessages);
  const { page = window } = useApp();
  const goBack = useBack();
  const { productId = "", orderId = "" } = payment ?? {};
  const order = productId && orderId ? { productId, orderId } : readLaunchedOrder(page);
  return (
    <Button
      variant={variant}
      size={size}
      {...(order ? { render: <AppLink to={loanDetailPath(order)} /> } : { onClick: goBack })}
    >
      {messages.backToLoan}
    </Button>
  );
}

/** The bar of a code's page: the note on this phone that it is paid, for a code with a known order, and the way back. */
export function CodeActions({ payment }: { payment: CodePayment | undefined }) {
  const { havePaid } = useMessages(codePageMessages);
  const navigate = useNavigate();
  const { productId = "", orderId = "" } = payment ?? {};
  if (!payment || productId === "" || orderId === "") return <BackToLoan payment={payment} />;
  const reportPaid = () => {
    const now = Date.now() + payment.aheadMs;
    const at = formatDate(now, "time");
    const expectedBy = payment.minutes > 0 ? formatDate(now + payment.minutes * 60_000, "time").slice(0, 16) : "";
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
