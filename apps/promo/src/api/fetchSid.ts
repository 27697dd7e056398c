import { type Api, readAnswer } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";

/** The sid answer's data as it is sent (contract, "Registration"). */
export const sidSchema = record({ sid: text() });

/** The name under which captcha pictures are drawn, or the server's refusal in its own words. */
export type SidAnswer = { readonly ok: true; readonly sid: string } | { readonly ok: false; readonly message: string };

/** Asks for a new sid. Faults of the network are thrown; a refusal, and an answer without a sid, is a value. */
export async function fetchSid(api: Api): Promise<SidAnswer> {
  const answer = readAnswer(await api.json.get("/api/v2/youmi/promotion/get-sid"));
  const { sid } = parseAnswer(sidSchema, answer.data);
  return answer.ok && sid !== "" ? { ok: true, sid } : { ok: false, message: answer.message };
}
