import * as v from "valibot";
import { answer, doneSchema, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { sentInteger, sentName } from "../sentFields.ts";
import { NO_COMPLAINT } from "./fetchComplaint.ts";

export const scoreComplaint = defineEndpoint({
  name: "scoreComplaint",
  summary: "How well a complaint was answered; only the first score is kept",
  method: "POST",
  path: "/user-problem/save-score",
  input: v.object({ score: sentInteger, problemId: sentName }),
  body: doneSchema,
  handle({ input: { score, problemId }, borrower, lender }) {
    const complaint = lender.complaints.own(borrower.id, problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (complaint.repliedAt === null) return refuse("49", "This complaint has no answer yet.");
    lender.complaints.score(problemId, score);
    return answer({});
  },
});
