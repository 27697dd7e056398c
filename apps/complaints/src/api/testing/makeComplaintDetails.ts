import type * as v from "valibot";
import type { complaintDetailsSchema } from "../fetchComplaintDetails.ts";

/** The problem-detail answer's `data` as a server sends it; its fields are the schema's. */
export type ComplaintDetailsData = v.InferOutput<typeof complaintDetailsSchema>;

/** Makes the `data` of a problem-detail answer: answered and rated, but for what is given. */
export const makeComplaintDetails = (own: Partial<ComplaintDetailsData> = {}): ComplaintDetailsData => ({
  type: "Collection",
  sonType: "Rude or threatening words",
  problemId: "c-2",
  content: "I paid at the corner store yesterday, but the order still says that payment is due.",
  images: [],
  disposeDetail: "We found your payment and entered it. Thank you for the receipt.",
  disposeImages: [],
  isNeedScore: 0,
  ...own,
});
