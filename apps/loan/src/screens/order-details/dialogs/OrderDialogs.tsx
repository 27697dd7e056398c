import { useBackGuard } from "@lending/bridge";
import { type ReactNode, useState } from "react";
import type { OrderDetails } from "../../../api/fetchOrderDetails.ts";
import type { OrderIds } from "../readOrderIds.ts";
import { BankPrompt } from "./BankPrompt.tsx";
import { dialogQueue, type OrderDialog } from "./dialogQueue.ts";
import { KindTips } from "./KindTips.tsx";
import { RatingDialog } from "./RatingDialog.tsx";
import { WithdrawPrompt } from "./WithdrawPrompt.tsx";

interface OrderDialogsProps {
  ids: OrderIds;
  order: OrderDetails;
}

/**
 * The dialogs that the server requests, one on top at a time. Each is shown once while this order is on the screen; Back
 * closes the one on top.
 */
export function OrderDialogs({ ids, order }: OrderDialogsProps) {
  const [queue, setQueue] = useState(() => dialogQueue(order));
  const [top] = queue;
  const closeTop = () => setQueue((waiting) => waiting.slice(1));
  useBackGuard(closeTop, top !== undefined);
  const dialogs: Readonly<Record<OrderDialog, () => ReactNode>> = {
    bank: () => order.bankPrompt && <BankPrompt key="bank" ids={ids} prompt={order.bankPrompt} onClosed={closeTop} />,
    withdraw: () => <WithdrawPrompt key="withdraw" ids={ids} message={order.withdrawMessage} onClosed={closeTop} />,
    tips: () => <KindTips key="tips" message={order.tipMessage} onClosed={closeTop} />,
    rating: () => <RatingDialog key="rating" ids={ids} onClosed={closeTop} />,
  };
  return top === undefined ? null : dialogs[top]();
}
