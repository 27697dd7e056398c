import { earlyLabel } from "@lending/federation/early-label";
import type { EarlyActions } from "@lending/federation/routes";
import { repaymentMessages } from "./components/messages.ts";

const repaymentActions: readonly EarlyActions[] = [
  {
    // A pending payment makes this button a secondary action, and a settled one replaces the page.
    when: [{ field: "payment.state", among: ["", "none", "refused"] }],
    needsAmount: true,
    main: { label: await earlyLabel(repaymentMessages, "paymentMethod") },
  },
];

/** The button of an instalment or an extension that can be paid, for the document's start-up script. */
export const earlyActions = { "/repay": repaymentActions, "/repayDelay": repaymentActions };
