import { lazyComponent, optional } from "@lending/ui/lazy-component";

/** One file with the offline view, loaded when the browser is idle: both are shown when the connection is lost later. */
export const loadOffline = () => import(/* webpackChunkName: "offline" */ "./ExpiredCode.tsx");
export const ExpiredCode = lazyComponent(() => loadOffline().then((module) => module.ExpiredCode), optional);

/** Loaded after a repayment: it is below the first screenful. What follows waits for it, so that it moves nothing. */
export const PayCodeBox = lazyComponent(() => import("./PayCodeBox.tsx").then((module) => module.PayCodeBox), {
  Failed: optional.Failed,
});

const loadRefused = () => import("./RepaymentRefused.tsx");

/** Loaded on demand: nearly every address names an order with a repayment that is not refused and has its amount. */
export const RepaymentRefused = lazyComponent(() => loadRefused().then((module) => module.RepaymentRefused));
export const MissingOrder = lazyComponent(() => loadRefused().then((module) => module.MissingOrder));
export const MissingAmountActions = lazyComponent(
  () => loadRefused().then((module) => module.MissingAmountActions),
  optional,
);
export const MissingAmountNotice = lazyComponent<object>(
  () => loadRefused().then((module) => module.MissingAmountNotice),
  optional,
);

export const loadPaymentState = () => import("./PaymentState.tsx");

/** Loaded on demand: most orders have no payment to show. */
export const PaymentState = lazyComponent(() => loadPaymentState().then((module) => module.PaymentState), optional);
