import { useBackGuard } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { type ReactNode, useState } from "react";
import type { OrderDetails, OrderIds } from "../../../api/fetchOrderDetails.ts";
import { dialogMessages } from "../../../messages/source.ts";
import { dialogQueue, type OrderDialog } from "../orderStatus.ts";
import { RatingDialog } from "./RatingDialog.tsx";

/**
 * The dialogs that the server requests, one on top at a time. Each is shown once while this order is on the screen; Back
 * closes the one on top.
 */
export function OrderDialogs({ ids, order }: { ids: OrderIds; order: OrderDetails }) {
  const [closed, setClosed] = useState<readonly OrderDialog[]>([]);
  // Read from each new response: an order that is repaid while it is open may then request a rating.
  const top = dialogQueue(order).find((dialog) => !closed.includes(dialog));
  const closeTop = () => setClosed((dialogs) => (top === undefined ? dialogs : [...dialogs, top]));
  useBackGuard(closeTop, top !== undefined);
  const dialogs: Readonly<Record<OrderDialog, () => ReactNode>> = {
    bank: () => order.bankPrompt && <BankPrompt key="bank" ids={ids} prompt={order.bankPrompt} onClosed={closeTop} />,
    withdraw: () => <WithdrawPrompt key="withdraw" ids={ids} message={order.withdrawMessage} onClosed={closeTop} />,
    tips: () => <KindTips key="tips" message={order.tipMessage} onClosed={closeTop} />,
    rating: () => <RatingDialog key="rating" ids={ids} onClosed={closeTop} />,
  };
  return top === undefined ? null : dialogs[top]();
}

interface BankPromptProps {
  ids: OrderIds;
  prompt: NonNullable<OrderDetails["bankPrompt"]>;
  onClosed: () => void;
}

/** Invites the borrower to bind a bank card, when cardNeedPop is 1. The close icon hides it. */
function BankPrompt({ ids, prompt, onClosed }: BankPromptProps) {
  const messages = useMessages(dialogMessages);
  const navigate = useNavigate();
  const bind = () => {
    onClosed();
    // The state marks that the order is the previous page.
    void navigate(bindBankPath({ ...ids, source: "loanDetail" }), { state: { isFromOrder: true } });
  };
  return (
    <Dialog
      open
      closable
      onClose={onClosed}
      title={prompt.title || messages.bankTitle}
      text={prompt.message}
      actions={<Button onClick={bind}>{messages.bindCard}</Button>}
    />
  );
}

interface WithdrawPromptProps {
  ids: OrderIds;
  message: string;
  onClosed: () => void;
}

/** Reports that money can be withdrawn. Withdraw Now opens the product (decision 007). */
function WithdrawPrompt({ ids, message, onClosed }: WithdrawPromptProps) {
  const messages = useMessages(dialogMessages);
  const navigate = useNavigate();
  const withdraw = () => {
    onClosed();
    void navigate(productUrlPath({ productId: ids.productId }));
  };
  return (
    <Dialog
      open
      onClose={onClosed}
      title={messages.withdrawTitle}
      text={message}
      actions={
        <>
          <Button variant="line" onClick={onClosed}>
            {messages.cancel}
          </Button>
          <Button onClick={withdraw}>{messages.withdrawNow}</Button>
        </>
      }
    />
  );
}

function KindTips({ message, onClosed }: { message: string; onClosed: () => void }) {
  const messages = useMessages(dialogMessages);
  return (
    <Dialog
      open
      onClose={onClosed}
      title={messages.tipsTitle}
      text={message}
      illustration={<LedgerAndCoffee />}
      actions={<Button onClick={onClosed}>{messages.confirm}</Button>}
    />
  );
}
