import { type Api, apiAtom } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ResultOf } from "./refusal.ts";

export const contactRequest = {
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
} as const;

export const contactSchema = record({ email: text(), smWa: text() });

/** Contacts of the lender's customer service: an address, and a telephone number or a messenger link. Either may be "". */
type Contact = ResultOf<{ readonly email: string; readonly messenger: string }>;

async function fetchContact(api: Api, signal: AbortSignal): Promise<Contact> {
  const response = await api.request(contactRequest, { signal });
  if (!response.ok) return { ok: false, message: response.message };
  const { email, smWa } = parseResponse(contactSchema, response.data);
  return { ok: true, email: email.trim(), messenger: smWa.trim() };
}

export const contactAtom = fetchAtomFamily((get, _: null, { signal }) => fetchContact(get(apiAtom), signal));
