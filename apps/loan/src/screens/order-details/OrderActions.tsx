import { apiAtom } from "@lending/api-client";
import { useOpenExternal } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { usePayAgain } from "@lending/domain/pay-again";
import { saveStartedPayment } from "@lending/domain/payment";
import { ActionPair } from "@lending/ui/action-pair";
import { Button } from "@lending/ui/button";
import { formatDate } from "@lending/ui/format";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import type { OrderDetails, OrderIds, PlanRequest } from "../../api/fetchOrderDetails.ts";
import { eventModules, saveEvent } from "../../api/saveEvent.ts";
import { orderMessages } from "../../messages/source.ts";
import { repaymentOpened } from "../../stored.ts";
import type { OrderActions as Actions } from "./orderStatus.ts";

interface OrderActionsProps {
  actions: Exclude<Actions, "none">;
  ids: OrderIds;
  /** Page of a payment partner that replaces our repayment page. */
  repayLink: string;
  /** The amount that is due, as the lender formats it; "" when unknown. */
  amount: string;
  /** A payment may be pending: paying is then a secondary action with a confirmation. */
  needsConfirmation: boolean;
}

export function OrderActions({ actions, ids, repayLink, amount, needsConfirmation }: OrderActionsProps) {
  const messages = useMessages(orderMessages);
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const openExternal = useOpenExternal();

  const repayment = repayLink === "" ? { to: repayPath(ids) } : {};
  const repay = () => {
    repaymentOpened.save(1);
    if (repayLink === "") void navigate(repayPath(ids));
    else if (openExternal(repayLink).opened) {
      saveStartedPayment(ids.orderId, {
        purpose: "instalment",
        amount,
        channelName: "",
        at: formatDate(api.now(), "time"),
      });
    } else showToast(messages.notOpened, { tone: "error" });
  };
  const rollOver = () => {
    repaymentOpened.save(1);
    void navigate(repayDelayPath(ids));
  };
  // The next screen may take a while, and an impatient borrower taps again.
  const isBorrowReported = useRef(false);
  const borrowAgain = () => {
    if (!isBorrowReported.current)
      saveEvent(api, { productId: ids.productId, moduleId: eventModules.borrowAgain, positionId: "0" });
    isBorrowReported.current = true;
    void navigate(productUrlPath({ productId: ids.productId }));
  };
  const { withConfirmation, dialog } = usePayAgain(needsConfirmation);
  const variant = needsConfirmation ? "tonal" : "solid";

  switch (actions) {
    case "repayment":
      return (
        <>
          <Button variant={variant} data-to={repayment.to} onClick={withConfirmation(repay)}>
            {messages.repayment}
          </Button>
          {dialog}
        </>
      );
    case "repayOrRollover":
      return (
        <>
          <ActionPair
            main={{ label: messages.repay, onClick: withConfirmation(repay), variant, ...repayment }}
            hint={messages.shortOfMoney}
            second={{ label: messages.rollover, onClick: withConfirmation(rollOver), to: repayDelayPath(ids) }}
          />
          {dialog}
        </>
      );
    case "borrowAgain":
      return (
        <Button data-to={productUrlPath({ productId: ids.productId })} onClick={borrowAgain}>
          {messages.borrowAgain}
        </Button>
      );
  }
}

export const loadCannotPaySheet = () => import("./cannot-pay/CannotPaySheet.tsx");
const CannotPaySheet = lazyOverlay(() => loadCannotPaySheet().then((module) => module.CannotPaySheet));

interface CannotPayProps {
  ids: OrderIds;
  order: OrderDetails;
  phone: string;
}

/** Opens what a borrower can do who cannot pay. */
export function CannotPay({ ids, order, phone }: CannotPayProps) {
  const { cannotPay } = useMessages(orderMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<PlanRequest>();
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {cannotPay}
      </Button>
      {isOpen && (
        <CannotPaySheet
          ids={ids}
          order={order}
          // The order was loaded before the request was sent.
          planRequest={sent ?? order.planRequest}
          onRequested={setSent}
          phone={phone}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
