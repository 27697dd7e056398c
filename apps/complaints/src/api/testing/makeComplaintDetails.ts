import type * as v from "valibot";
import type { complaintDetailsSchema } from "../fetchComplaintDetails.ts";

/** The `data` of a problem-detail response as a server sends it; the schema defines its fields. */
export type ComplaintDetailsData = v.InferOutput<typeof complaintDetailsSchema>;

/** Makes the `data` of a problem-detail response: answered and rated, except for the given fields. */
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
