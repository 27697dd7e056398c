import { lazyComponent, optional } from "@lending/ui/lazy-component";

export const loadOfflineView = () => import("./OfflineView.tsx");

/** Loaded when the browser is idle, so that the saved code can be shown when the connection is lost later. */
export const OfflineView = lazyComponent(() => loadOfflineView().then((module) => module.OfflineView));

/** Loaded with the offline view, so that an expired code is replaced without a connection too. */
export const ExpiredCode = lazyComponent(() => loadOfflineView().then((module) => module.ExpiredCode), optional);

/** Loaded on demand: most repayments are not refused. */
export const RepaymentRefused = lazyComponent(() =>
  import("./RepaymentRefused.tsx").then((module) => module.RepaymentRefused),
);

const loadMissing = () => import("./Missing.tsx");

/** Loaded on demand: nearly every repayment has its amount. */
export const MissingAmountActions = lazyComponent(
  () => loadMissing().then((module) => module.MissingAmountActions),
  optional,
);
export const MissingAmountNotice = lazyComponent<object>(
  () => loadMissing().then((module) => module.MissingAmountNotice),
  optional,
);

/** Loaded on demand: the URL nearly always names an order. */
export const MissingOrder = lazyComponent(() => loadMissing().then((module) => module.MissingOrder));

export const loadPaymentState = () => import("./PaymentState.tsx");

/** Loaded on demand: most orders have no payment to show. */
export const PaymentState = lazyComponent(() => loadPaymentState().then((module) => module.PaymentState), optional);
