import { type Api, apiAtom } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { Refusal } from "./refusal.ts";

export const contactRequest = {
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
} as const;

export const contactSchema = record({ email: text(), smWa: text() });

/** Contacts of the lender's customer service; either may be "". */
export interface Contact {
  readonly email: string;
  /** A telephone number or a messenger link. */
  readonly messenger: string;
}

type ContactResult = { readonly ok: true; readonly contact: Contact } | Refusal;

export async function fetchContact(api: Api, signal?: AbortSignal): Promise<ContactResult> {
  const response = await api.request(contactRequest, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  const { email, smWa } = parseResponse(contactSchema, response.data);
  return { ok: true, contact: { email: email.trim(), messenger: smWa.trim() } };
}

export const contactAtom = fetchAtomFamily((get, _: null, { signal }) => fetchContact(get(apiAtom), signal));
