import type { Api } from "@lending/api-client";
import { httpLink, parseAnswer, record } from "@lending/api-client/schema";
import type { Refusal } from "./Refusal.ts";

/** The answer to an upload as it is sent (contract, "Complaints"). */
export const uploadedPictureSchema = record({ url: httpLink() });

export type UploadAnswer = { readonly ok: true; readonly url: string } | Refusal;

/** Uploads one picture of a complaint. Faults of the network are thrown; a refusal is a value, an answer without an address as well. */
export async function uploadPicture(
  api: Api,
  picture: { readonly content: Blob; readonly name: string },
  signal?: AbortSignal,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append("problemImage", picture.content, picture.name);
  const answer = await api.upload("/user-problem/upload-problem-img", form, signal ? { signal } : {});
  const { url } = parseAnswer(uploadedPictureSchema, answer.data);
  return answer.ok && url !== "" ? { ok: true, url } : { ok: false, message: answer.message };
}
