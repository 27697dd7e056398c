export { bankFormSchema } from "./api/fetchBankForm.ts";
