import { type Api, apiAtom } from "@lending/api-client";
import { httpLink, integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { type CaseFile, caseFileSchema, readCaseFile } from "./caseFile.ts";
import type { Refusal } from "./refusal.ts";

export const detailsRequest = { client: "helper", method: "POST", path: "/problem-detail" } as const;

export const complaintDetailsSchema = record({
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

export interface ComplaintDetails {
  readonly type: string;
  /** "" when the type has none. */
  readonly subType: string;
  readonly content: string;
  readonly pictures: readonly string[];
  /** The lender's answer; "" until there is one. */
  readonly reply: string;
  readonly replyPictures: readonly string[];
  /** Whether the borrower still has to rate the answer: isNeedScore is nonzero. */
  readonly needsRating: boolean;
  /** Acknowledgement and dates; undefined when the server sends none. */
  readonly caseFile: CaseFile | undefined;
}

export type ComplaintDetailsResult = { readonly ok: true; readonly complaint: ComplaintDetails } | Refusal;

export async function fetchComplaintDetails(
  api: Api,
  problemId: string,
  signal?: AbortSignal,
): Promise<ComplaintDetailsResult> {
  const response = await api.request({ ...detailsRequest, fields: { problemId } }, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  const sent = parseResponse(complaintDetailsSchema, response.data);
  return {
    ok: true,
    complaint: {
      type: sent.type,
      subType: sent.sonType,
      content: sent.content,
      pictures: sent.images.filter(Boolean),
      reply: sent.disposeDetail,
      replyPictures: sent.disposeImages.filter(Boolean),
      needsRating: sent.isNeedScore !== 0,
      caseFile: readCaseFile(sent.caseFile),
    },
  };
}

export const complaintDetailsAtom = fetchAtomFamily((get, problemId: string, { signal }) =>
  fetchComplaintDetails(get(apiAtom), problemId, signal),
);
