import { type Api, apiAtom } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";

/** The read that the document sends before any script has arrived. */
export const contactRequest = {
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
} as const;

const contactSchema = record({ email: text() });

/** The lender's mail address ("" when it has none), or the server's message when it refuses. */
export type Contact = { readonly ok: true; readonly email: string } | { readonly ok: false; readonly message: string };

/** Fetches the lender's mail address. Throws a fault when the network fails. */
export async function fetchContact(api: Api, signal?: AbortSignal): Promise<Contact> {
  const response = await api.request(contactRequest, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  return { ok: true, email: parseAnswer(contactSchema, response.data).email.trim() };
}

/** Beside its request, so that a changed text of the screen does not send it again. */
export const contactAtom = fetchAtomFamily((get, _: null, { signal }) => fetchContact(get(apiAtom), signal));
