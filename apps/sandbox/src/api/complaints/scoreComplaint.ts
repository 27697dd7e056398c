import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, refuse, success } from "../envelope.ts";
import { inputInteger, inputName } from "../inputFields.ts";
import { NO_COMPLAINT } from "./fetchComplaint.ts";

export const scoreComplaint = defineEndpoint({
  name: "scoreComplaint",
  summary: "Rates the reply to a complaint; only the first score is stored",
  method: "POST",
  path: "/user-problem/save-score",
  input: v.object({ score: inputInteger, problemId: inputName }),
  body: emptyEnvelopeSchema,
  handle({ input: { score, problemId }, borrower, lender }) {
    const complaint = lender.complaints.own(borrower.id, problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (complaint.repliedAt === null) return refuse("49", "This complaint has no reply yet.");
    lender.complaints.score(problemId, score);
    return success({});
  },
});
