export { isUnsettled, type OrderPayment, readOrderPayment, type SentPayment } from "./OrderPayment.ts";
export { saveStartedPayment } from "./startedPayment.ts";
export { useReturn } from "./useReturn.ts";
