import { lazyComponent, optional } from "@lending/ui/lazy-component";

export const loadExpiredCode = () => import("./ExpiredCode.tsx");

/** Loaded when the browser is idle, so that an expired code is replaced without a connection too. */
export const ExpiredCode = lazyComponent(() => loadExpiredCode().then((module) => module.ExpiredCode), optional);

const loadRefused = () => import("./RepaymentRefused.tsx");

/** Loaded on demand: nearly every address names an order, whose repayment is not refused and has its amount. */
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
