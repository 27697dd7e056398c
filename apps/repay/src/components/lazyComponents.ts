import { lazyComponent, NotLoaded, NotOpened } from "@lending/ui/lazy-component";

/** Most repayments are not refused, so what a refusal shows comes when it is needed. */
export const RepaymentRefused = lazyComponent(() =>
  import("./RepaymentRefused.tsx").then((module) => module.RepaymentRefused),
);

/** The address nearly always names an order. */
export const MissingOrder = lazyComponent(() => import("./MissingOrder.tsx").then((module) => module.MissingOrder));

export const PayAgainDialog = lazyComponent(
  () => import("@lending/ui/pay-again-dialog").then((module) => module.PayAgainDialog),
  { fallback: null, Failed: NotOpened },
);

/** Most orders have no payment to show. */
export const PaymentState = lazyComponent(() => import("./PaymentState.tsx").then((module) => module.PaymentState), {
  fallback: null,
  Failed: NotLoaded,
});
