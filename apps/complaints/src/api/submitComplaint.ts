import type { Api, ApiResponse } from "@lending/api-client";
import { httpLink, parseAnswer, record } from "@lending/api-client/schema";
import { type Refusal, requests } from "./requests.ts";

/** A complaint as the borrower wrote it. */
export interface Complaint {
  readonly orderNo: string;
  readonly problemType: string;
  /** "" for every type except 1. */
  readonly problemSonType: string;
  readonly text: string;
  /** Addresses returned by the uploads. */
  readonly pictures: readonly string[];
}

/** Files a complaint. */
export function submitComplaint(api: Api, complaint: Complaint): Promise<ApiResponse> {
  const { orderNo, problemType, problemSonType, text, pictures } = complaint;
  const fields = {
    problemType,
    problemSonType,
    problemDetail: text,
    // A comma separates the addresses, so a comma inside an address is escaped.
    problemImage: pictures.map((url) => url.replace(/,/g, "%2C")).join(","),
    orderNo,
  };
  return api.request({ ...requests.save, fields }, { once: true });
}

/** The response to an upload as the server sends it. */
export const uploadedPictureSchema = record({ url: httpLink() });

export type UploadResult = { readonly ok: true; readonly url: string } | Refusal;

/**
 * Uploads one picture of a complaint. Throws a fault on network errors. Returns a refusal as a value, also for a
 * response without an address.
 */
export async function uploadPicture(
  api: Api,
  picture: { readonly content: Blob; readonly name: string },
  signal?: AbortSignal,
): Promise<UploadResult> {
  const form = new FormData();
  form.append("problemImage", picture.content, picture.name);
  const answer = await api.upload("/user-problem/upload-problem-img", form, signal ? { signal } : {});
  const { url } = parseAnswer(uploadedPictureSchema, answer.data);
  return answer.ok && url !== "" ? { ok: true, url } : { ok: false, message: answer.message };
}

/** Rates the answer to a complaint with one to five stars. */
export const submitRating = (api: Api, { problemId, score }: { readonly problemId: string; readonly score: number }) =>
  api.request({ ...requests.rating, fields: { score: String(score), problemId } }, { once: true });
