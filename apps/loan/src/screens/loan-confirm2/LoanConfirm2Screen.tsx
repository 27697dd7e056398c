import { loadConfirmationDialogs } from "../../components/confirmation/dialogs/loadConfirmationDialogs.ts";
import { LoanConfirmation } from "../../components/confirmation/LoanConfirmation.tsx";

export const soon = [loadConfirmationDialogs];

/** Loan confirmation, the newer variant with a pop-up of its own (specification 2). */
export function Screen() {
  return <LoanConfirmation variant="newer" />;
}
