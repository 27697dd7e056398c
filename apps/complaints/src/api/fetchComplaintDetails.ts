import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { caseFileSchema, readCaseFile } from "./caseFile.ts";

const complaintDetailsSchema = record({
  type: text(),
  sonType: text(),
  problemId: text(),
  content: text(),
  images: list(httpLink()),
  disposeDetail: text(),
  disposeImages: list(httpLink()),
  isNeedScore: integer(),
  caseFile: caseFileSchema,
});

export type ComplaintDetailsData = ValueOf<typeof complaintDetailsSchema>;

export type ComplaintDetails = ReturnType<typeof readDetails>;

function readDetails(sent: ComplaintDetailsData) {
  return {
    type: sent.type,
    /** "" when the type has none. */
    subType: sent.sonType,
    content: sent.content,
    pictures: sent.images.filter(Boolean),
    /** The lender's answer; "" until there is one. */
    reply: sent.disposeDetail,
    replyPictures: sent.disposeImages.filter(Boolean),
    /** Whether the borrower still has to rate the answer: isNeedScore is nonzero. */
    needsRating: sent.isNeedScore !== 0,
    /** Acknowledgement and dates; undefined when the server sends none. */
    caseFile: readCaseFile(sent.caseFile),
  };
}

/** One complaint, with the lender's reply. */
export const complaintDetails = defineRead({
  client: "helper",
  method: "POST",
  path: "/problem-detail",
  fields: { problemId: fromQuery("problemId") },
  data: complaintDetailsSchema,
  read: readDetails,
  additions: ["caseFile"],
});
