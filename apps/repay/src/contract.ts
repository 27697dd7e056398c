export { commitSchema } from "./api/commitCardRepayment.ts";
export { hostedPaymentSchema } from "./api/createHostedPayment.ts";
export { paymentSchema } from "./api/createPayment.ts";
export { cardsSchema } from "./api/fetchCards.ts";
export { repaymentSchema } from "./api/fetchRepayment.ts";
