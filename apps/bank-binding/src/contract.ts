export { bankFormSchema } from "./api/fetchBankForm.ts";
export { savedAccountSchema } from "./api/submitBankAccount.ts";
