import { useApp, useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import type { ComponentProps } from "react";
import type { CodePayment } from "../api/codeFacts.ts";
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
