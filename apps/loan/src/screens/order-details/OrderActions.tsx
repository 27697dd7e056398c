import { useApp, useOpenExternal } from "@lending/bridge";
import { AppLink, useNavigate } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { type OrderIds, repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { usePayAgain } from "@lending/domain/pay-again";
import { ActionPair } from "@lending/ui/action-pair";
import { Button } from "@lending/ui/button";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { type ReactNode, useRef, useState } from "react";
import type { OrderDetails, PlanRequest } from "../../api/fetchOrderDetails.ts";
import { eventModules, saveEvent } from "../../api/saveEvent.ts";
import { orderMessages } from "../../messages/source.ts";
import { repaymentOpened } from "../../stored.ts";
import type { OrderActions as Actions } from "./orderStatus.ts";

interface OrderActionsProps {
  actions: Exclude<Actions, "none">;
  ids: OrderIds;
  /** Page of a payment partner that replaces our repayment page. */
  repayLink: string;
  /** A payment may be pending: paying is then a secondary action with a confirmation. */
  needsConfirmation: boolean;
  /** The order is about a payment that was made: paying again is the weaker action, and there is nothing to extend. */
  isAside: boolean;
  /** A quiet way out before the button that pays. */
  beside?: ReactNode;
}

export function OrderActions({ actions, ids, repayLink, needsConfirmation, isAside, beside }: OrderActionsProps) {
  const messages = useMessages(orderMessages);
  const api = useApi();
  const navigate = useNavigate();
  const openExternal = useOpenExternal();
  const { environment, page = window } = useApp();

  const { withConfirmation, dialog } = usePayAgain(needsConfirmation);
  const markOpened = () => repaymentOpened.save(1);
  /** A link; with a pending payment a button, which asks for a confirmation first. */
  const opens = (to: string) =>
    needsConfirmation
      ? {
          onClick: withConfirmation(() => {
            markOpened();
            void navigate(to);
          }),
        }
      : { render: <AppLink to={to} onClick={markOpened} /> };
  const openElsewhere = async () => {
    markOpened();
    // Few lenders have a partner's page, and an unopened one is reported.
    const { openPaymentPage } = await import("./openPaymentPage.ts");
    if (!openPaymentPage(repayLink, { orderId: ids.orderId, openExternal, h5Base: environment.h5Base, page }))
      showToast(messages.notOpened, { tone: "error" });
  };
  const repayment = {
    variant: needsConfirmation ? "tonal" : "solid",
    ...(repayLink === "" ? opens(repayPath(ids)) : { onClick: withConfirmation(openElsewhere) }),
  } as const;
  // The next screen may take a while, and an impatient borrower taps again.
  const isBorrowReported = useRef(false);
  const reportBorrow = () => {
    if (!isBorrowReported.current)
      api
        .request(saveEvent({ productId: ids.productId, moduleId: eventModules.borrowAgain, position: 0 }))
        .catch(() => undefined);
    isBorrowReported.current = true;
  };

  // The proof of the loan that is repaid comes first.
  if (actions === "borrowAgain")
    return (
      <Button
        variant="tonal"
        render={<AppLink to={productUrlPath({ productId: ids.productId })} onClick={reportBorrow} />}
      >
        {messages.borrowAgain}
      </Button>
    );
  const canExtend = actions === "repayOrRollover";
  const label = messages[canExtend ? "repay" : "repayment"];
  return (
    <>
      {isAside ? (
        <Button {...repayment} variant="line">
          {label}
        </Button>
      ) : (
        <ActionPair
          main={{ label, ...repayment }}
          beside={beside}
          hint={messages.shortOfMoney}
          second={canExtend ? { label: messages.rollover, ...opens(repayDelayPath(ids)) } : undefined}
        />
      )}
      {dialog}
    </>
  );
}

export const loadCannotPaySheet = () => import("./CannotPaySheet.tsx");
const CannotPaySheet = lazyOverlay(() => loadCannotPaySheet().then((module) => module.CannotPaySheet));

/** Opens what a borrower can do who cannot pay. */
export function CannotPay({ ids, order, phone }: { ids: OrderIds; order: OrderDetails; phone: string }) {
  const { cannotPay } = useMessages(orderMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<PlanRequest>();
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setIsOpen(true)}>
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
