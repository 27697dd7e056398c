import { type Api, readAnswer } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";

/** Wire schema of the sid response's data. */
export const sidSchema = record({ sid: text() });

/** The sid that identifies captcha pictures, or the server's message when it refuses. */
export type SidAnswer = { readonly ok: true; readonly sid: string } | { readonly ok: false; readonly message: string };

/** Fetches a new sid. A refusal, or a response without a sid, is a value; throws a `Fault` when the network fails. */
export async function fetchSid(api: Api): Promise<SidAnswer> {
  const answer = readAnswer(await api.json.get("/api/v2/youmi/promotion/get-sid"));
  const { sid } = parseAnswer(sidSchema, answer.data);
  return answer.ok && sid !== "" ? { ok: true, sid } : { ok: false, message: answer.message };
}
