import type { Messages } from "@lending/ui/locale";
import type { LoanAgreementMessages } from "./messages.ts";

export const messages = {
  notShownTitle: "The agreement could not be shown",
  notShownHint: "Please try again.",
  missingTitle: "No agreement was chosen",
  missingHint: "Go back and open the agreement again.",
} satisfies Messages<LoanAgreementMessages>;
