import { useBackGuard } from "@lending/bridge";
import { useState } from "react";
import { PayAgainDialog } from "../../components/lazyComponents.ts";

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
  const withConfirmation =
    (action: () => Promise<unknown>, isRetry = false) =>
    () =>
      needsConfirmation && !isRetry ? setPendingAction({ pay: () => void action() }) : void action();
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
