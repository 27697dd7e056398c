import { type Api, apiAtom } from "@lending/api-client";
import { httpLink, integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { caseFileSchema, readCaseFile } from "./caseFile.ts";
import type { ReadOptions, ResultOf } from "./refusal.ts";

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

export async function fetchComplaintDetails(
  api: Api,
  problemId: string,
  options: ReadOptions = {},
): Promise<ResultOf<{ complaint: ComplaintDetails }>> {
  const response = await api.request({ ...detailsRequest, fields: { problemId } }, options);
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  return { ok: true, complaint: readDetails(response.data) };
}

export type ComplaintDetails = ReturnType<typeof readDetails>;

function readDetails(data: unknown) {
  const sent = parseResponse(complaintDetailsSchema, data);
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

export const complaintDetailsAtom = fetchAtomFamily((get, problemId: string, { signal }) =>
  fetchComplaintDetails(get(apiAtom), problemId, { signal }),
);
