import * as v from "valibot";
import { problemTitle } from "../../lender/problemTypes.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, refuse, success } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { uploadUrl } from "../links.ts";
import { caseFile, caseFileSchema } from "./caseFile.ts";

export const NO_COMPLAINT = refuse("404", "We could not find this complaint.");

export const fetchComplaint = defineEndpoint({
  name: "fetchComplaint",
  summary: "One complaint with the lender's reply",
  method: "POST",
  path: "/problem-detail",
  input: v.object({ problemId: inputName }),
  body: envelopeSchema(
    v.object({
      type: v.string(),
      sonType: v.string(),
      problemId: v.string(),
      content: v.string(),
      images: v.array(v.string()),
      disposeDetail: v.string(),
      disposeImages: v.array(v.string()),
      isNeedScore: v.picklist([0, 1]),
      caseFile: caseFileSchema,
    }),
  ),
  handle({ input, borrower, lender, origin }) {
    const complaint = lender.complaints.own(borrower.id, input.problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    return success({
      type: problemTitle(complaint.problemType),
      sonType: problemTitle(complaint.problemSonType),
      problemId: complaint.id,
      content: complaint.detail,
      images: complaint.images.map((name) => uploadUrl(origin, name)),
      disposeDetail: complaint.reply,
      disposeImages: complaint.replyImages.map((name) => (name.startsWith("http") ? name : uploadUrl(origin, name))),
      caseFile: caseFile(complaint, lender),
      isNeedScore: complaint.repliedAt !== null && complaint.score === null ? (1 as const) : (0 as const),
    });
  },
});
