import { useBackGuard } from "@lending/bridge";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useState } from "react";

const PayAgainDialog = lazyOverlay(() =>
  import("@lending/ui/pay-again-dialog").then((module) => module.PayAgainDialog),
);

/**
 * Guards the actions that pay. While `needsConfirmation`, an action that is wrapped in `withConfirmation` first opens
 * `dialog`. The retry of a lost request needs none: it has the same idempotency key, so it pays at most once.
 */
export function usePayAgain(needsConfirmation: boolean) {
  const [pendingAction, setPendingAction] = useState<{ readonly pay: () => void }>();
  // After the first payment is settled, no confirmation is necessary.
  const unconfirmedAction = needsConfirmation ? pendingAction : undefined;
  const close = () => setPendingAction(undefined);
  useBackGuard(close, unconfirmedAction !== undefined);
  const withConfirmation = (action: () => unknown, isRetry = false) => {
    const pay = () => void action();
    return needsConfirmation && !isRetry ? () => setPendingAction({ pay }) : pay;
  };
  const dialog = unconfirmedAction && (
    <PayAgainDialog
      onClose={close}
      onPayAgain={() => {
        close();
        unconfirmedAction.pay();
      }}
    />
  );
  return { withConfirmation, dialog };
}
