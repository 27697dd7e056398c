import type { Api } from "@lending/api-client";
import { httpLink, integer, list, parseAnswer, record, text } from "@lending/api-client/schema";
import { complaintDetailsRequest } from "./complaintDetailsRequest.ts";
import type { Refusal } from "./Refusal.ts";

/** The problem-detail answer as it is sent (contract, "Complaints"). */
export const complaintDetailsSchema = record({
  type: text(),
  sonType: text(),
  problemId: text(),
  content: text(),
  images: list(httpLink()),
  disposeDetail: text(),
  disposeImages: list(httpLink()),
  isNeedScore: integer(),
});

/** One complaint; its texts are the borrower's and the server's own. */
export interface ComplaintDetails {
  readonly type: string;
  /** "" when the type has none. */
  readonly subType: string;
  readonly content: string;
  readonly pictures: readonly string[];
  /** The lender's answer; "" while there is none. */
  readonly reply: string;
  readonly replyPictures: readonly string[];
  /** Whether the answer is still to be rated (specification 4: isNeedScore is nonzero). */
  readonly asksForRating: boolean;
}

export type ComplaintDetailsAnswer = { readonly ok: true; readonly complaint: ComplaintDetails } | Refusal;

/** Reads one complaint. Faults of the network are thrown; a refusal is a value. */
export async function fetchComplaintDetails(
  api: Api,
  problemId: string,
  signal?: AbortSignal,
): Promise<ComplaintDetailsAnswer> {
  const answer = await api.request({ ...complaintDetailsRequest, fields: { problemId } }, signal ? { signal } : {});
  if (!answer.ok) return { ok: false, message: answer.message };
  const sent = parseAnswer(complaintDetailsSchema, answer.data);
  return {
    ok: true,
    complaint: {
      type: sent.type,
      subType: sent.sonType,
      content: sent.content,
      pictures: sent.images.filter(Boolean),
      reply: sent.disposeDetail,
      replyPictures: sent.disposeImages.filter(Boolean),
      asksForRating: sent.isNeedScore !== 0,
    },
  };
}
