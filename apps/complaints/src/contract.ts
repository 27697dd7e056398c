export { complaintDetailsSchema } from "./api/fetchComplaintDetails.ts";
export { complaintListSchema } from "./api/fetchComplaintList.ts";
export { complaintStartSchema } from "./api/fetchComplaintStart.ts";
export { contactSchema } from "./api/fetchContact.ts";
export { sentComplaintSchema, uploadedPictureSchema } from "./api/submitComplaint.ts";
