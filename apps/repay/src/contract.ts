export { repaymentSchema } from "./api/fetchRepayment.ts";
