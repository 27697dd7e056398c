export { codeFactsSchema } from "./api/codeFacts.ts";
export { paymentSchema } from "./api/createPayment.ts";
export { cardsSchema } from "./api/fetchCards.ts";
export { receiptsSchema } from "./api/fetchReceipts.ts";
export { repaymentSchema } from "./api/fetchRepayment.ts";
export { repaymentExtrasSchema } from "./api/repaymentExtras.ts";
export { commitSchema, hostedPaymentSchema } from "./api/submitCardRepayment.ts";
