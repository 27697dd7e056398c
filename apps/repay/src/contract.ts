export { paymentSchema } from "./api/createPayment.ts";
export { cardsSchema } from "./api/fetchCards.ts";
export { repaymentSchema } from "./api/fetchRepayment.ts";
export { commitSchema, hostedPaymentSchema } from "./api/submitCardRepayment.ts";
