import type { Api } from "@lending/api-client";
import { httpLink, parseAnswer, record } from "@lending/api-client/schema";
import type { Refusal } from "./Refusal.ts";

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
