import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { contactRequest } from "./contactRequest.ts";
import type { Refusal } from "./Refusal.ts";

/** The contact-kf-info answer as it is sent (contract, "Complaints"). */
export const contactSchema = record({ email: text(), smWa: text() });

/** How to reach the lender's people; either may be "". */
export interface Contact {
  readonly email: string;
  /** A telephone number or a link of a messenger. */
  readonly messenger: string;
}

export type ContactAnswer = { readonly ok: true; readonly contact: Contact } | Refusal;

/** Reads the service contacts. Faults of the network are thrown; a refusal is a value. */
export async function fetchContact(api: Api, signal?: AbortSignal): Promise<ContactAnswer> {
  const answer = await api.request({ ...contactRequest, fields: { type: "1" } }, signal ? { signal } : {});
  if (!answer.ok) return { ok: false, message: answer.message };
  const { email, smWa } = parseAnswer(contactSchema, answer.data);
  return { ok: true, contact: { email: email.trim(), messenger: smWa.trim() } };
}
