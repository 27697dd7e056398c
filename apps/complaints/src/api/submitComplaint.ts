import type { Api } from "@lending/api-client";
import { httpLink, parseResponse, record, text } from "@lending/api-client/schema";
import { saveReceiptSent } from "@lending/domain/payment";
import { type CaseFile, caseFileSchema, readCaseFile } from "./caseFile.ts";
import type { ReadOptions, ResultOf } from "./refusal.ts";

export interface Complaint {
  readonly orderNo: string;
  readonly problemType: string;
  /** "" for every type except 1. */
  readonly problemSonType: string;
  readonly text: string;
  /** Addresses returned by the uploads. */
  readonly pictures: readonly string[];
  /** Time (yyyy-mm-dd hh:mm) and number of unwanted calls; only for a type that records calls. */
  readonly calls?: { readonly at: string; readonly count: string } | undefined;
  /** The id of the order that this receipt pays. */
  readonly receiptOf?: string | undefined;
}

export const sentComplaintSchema = record({ problemId: text(), caseFile: caseFileSchema });

/** A filed complaint: "" and undefined where the server sends no id and no case file. */
export interface SentComplaint {
  readonly problemId: string;
  readonly caseFile: CaseFile | undefined;
}

export async function submitComplaint(api: Api, complaint: Complaint): Promise<ResultOf<SentComplaint>> {
  const { orderNo, problemType, problemSonType, pictures, calls } = complaint;
  const fields = {
    problemType,
    problemSonType,
    problemDetail: complaint.text,
    // A comma separates the addresses, so a comma inside an address is escaped.
    problemImage: pictures.map((url) => url.replace(/,/g, "%2C")).join(","),
    orderNo,
    ...(calls?.at && { callAt: calls.at }),
    ...(calls?.count && { callCount: calls.count }),
  };
  const response = await api.request(
    { client: "helper", method: "POST", path: "/problem-save", fields },
    { once: true },
  );
  if (!response.ok) return { ok: false, message: response.message };
  if (complaint.receiptOf && pictures.length > 0) saveReceiptSent(complaint.receiptOf);
  const sent = parseResponse(sentComplaintSchema, response.data);
  return { ok: true, problemId: sent.problemId, caseFile: readCaseFile(sent.caseFile) };
}

export const uploadedPictureSchema = record({ url: httpLink() });

/**
 * Uploads one picture of a complaint. Throws a fault on network errors. Returns a refusal as a value, also for a
 * response without an address.
 */
export async function uploadPicture(
  api: Api,
  picture: { readonly content: Blob; readonly name: string },
  options: ReadOptions = {},
): Promise<ResultOf<{ url: string }>> {
  const form = new FormData();
  form.append("problemImage", picture.content, picture.name);
  const response = await api.upload("/user-problem/upload-problem-img", form, options);
  const { url } = parseResponse(uploadedPictureSchema, response.data);
  return response.ok && url !== "" ? { ok: true, url } : { ok: false, message: response.message };
}

export const submitRating = (api: Api, { problemId, score }: { readonly problemId: string; readonly score: number }) =>
  api.request(
    { client: "helper", method: "POST", path: "/user-problem/save-score", fields: { score: String(score), problemId } },
    { once: true },
  );
