export { agreementLinkSchema } from "./api/fetchAgreementLink.ts";
export { agreementsSchema } from "./api/fetchAgreements.ts";
export { confirmationSchema, newerConfirmationSchema } from "./api/fetchConfirmation.ts";
export { extensionSchema } from "./api/fetchExtension.ts";
export { orderDetailsSchema } from "./api/fetchOrderDetails.ts";
export { scholarshipsSchema } from "./api/fetchScholarships.ts";
export { pushedLoanSchema } from "./api/pushLoan.ts";
export { planRequestSchema } from "./api/submitPlanRequest.ts";
