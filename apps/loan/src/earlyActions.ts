import { startedPayment } from "@lending/domain/payment";
import { earlyLabel } from "@lending/federation/early-label";
import type { EarlyActions } from "@lending/federation/routes";
import { orderMessages } from "./messages/source.ts";
import { type OrderActions, orderStatus, statuses } from "./screens/order-details/orderStatus.ts";
import { repaymentOpened } from "./stored.ts";

const label = (key: "repayment" | "repay" | "rollover" | "shortOfMoney" | "borrowAgain") =>
  earlyLabel(orderMessages, key);

const statusesWith = (actions: OrderActions, isRolloverAllowed: boolean) => ({
  field: "orderStatus",
  among: statuses.filter((status) => orderStatus(status, isRolloverAllowed).actions === actions),
});
// A pending payment requires a confirmation, and a confirmation link replaces the page.
const common = [
  { field: "payment.state", among: ["", "none", "paid", "refused"] },
  { field: "playeduL", among: [""] },
] as const;

const query = ["productId", "orderId"] as const;
const marks = repaymentOpened.key;
// A payment that was started on this phone requires a confirmation too.
const unlessStored = { key: startedPayment.key, query: "orderId" } as const;
const repayment = { to: { path: "/repay", query }, unless: "h5Url", marks } as const;

const orderActions: readonly EarlyActions[] = [
  {
    when: [statusesWith("repayOrRollover", true), { field: "isDelay", among: ["1"] }, ...common],
    unlessStored,
    needsAmount: true,
    main: { label: await label("repay"), ...repayment },
    second: {
      label: await label("rollover"),
      hint: await label("shortOfMoney"),
      to: { path: "/repayDelay", query },
      marks,
    },
  },
  {
    when: [statusesWith("repayment", false), ...common],
    unlessStored,
    needsAmount: true,
    main: { label: await label("repayment"), ...repayment },
  },
  {
    when: [statusesWith("borrowAgain", false), ...common],
    // The screen also reports the tap.
    main: { label: await label("borrowAgain"), to: { path: "/productUrl", query: ["productId"] }, waits: true },
  },
];

/** The buttons of an order's status, from the table of the order details, for the document's start-up script. */
export const earlyActions = { "/loanDetail": orderActions, "/order": orderActions };
