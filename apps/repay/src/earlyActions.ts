import { startedPayment } from "@lending/domain/payment";
import { earlyLabel } from "@lending/federation/early-label";
import type { EarlyActions } from "@lending/federation/routes";
import { repaymentMessages, repayOrNotMessages } from "./messages/source.ts";

// A pending payment makes the main button a secondary action, and a settled one replaces the page.
const when = [{ field: "payment.state", among: ["", "none", "refused"] }];
const unlessStored = { key: startedPayment.key, query: "orderId" } as const;

const repaymentActions: readonly EarlyActions[] = [
  {
    when,
    unlessStored,
    needsAmount: true,
    main: { label: await earlyLabel(repaymentMessages, "paymentMethod") },
  },
];

const choiceActions: readonly EarlyActions[] = [
  {
    when,
    unlessStored,
    needsAmount: true,
    main: {
      label: await earlyLabel(repayOrNotMessages, "repayNow"),
      to: { path: "/repay", query: ["productId", "orderId"] },
    },
    back: await earlyLabel(repayOrNotMessages, "notNow"),
  },
];

/** The buttons of an instalment or an extension that can be paid, for the document's start-up script. */
export const earlyActions = {
  "/repay": repaymentActions,
  "/repayDelay": repaymentActions,
  "/repayOrNot": choiceActions,
};
