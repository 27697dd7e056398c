import { loadConfirmationDialogs } from "../../components/confirmation/dialogs/loadConfirmationDialogs.ts";
import { LoanConfirmation } from "../../components/confirmation/LoanConfirmation.tsx";

export const soon = [loadConfirmationDialogs];

/** Loan confirmation, version 3 (specification 2). */
export function Screen() {
  return <LoanConfirmation variant="v3" />;
}
