import { type Api, apiAtom } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";

/** The read of the list, which the document sends before any script has arrived. Replace it with your endpoint. */
export const itemsRequest = {
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
} as const;

const itemsSchema = record({ email: text(), smWa: text() });

interface Item {
  readonly kind: "email" | "phone";
  readonly value: string;
}

/** The items of the list, or the server's message when it refuses. */
export type Items =
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly message: string };

/** Fetches the items of the list; those that the server leaves out are missing. Throws a fault when the network fails. */
export async function fetchItems(api: Api, signal?: AbortSignal): Promise<Items> {
  const response = await api.request(itemsRequest, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  const { email, smWa } = parseResponse(itemsSchema, response.data);
  const all: readonly Item[] = [
    { kind: "email", value: email.trim() },
    { kind: "phone", value: smWa.trim() },
  ];
  return { ok: true, items: all.filter(({ value }) => value !== "") };
}

/** Beside its request, so that a changed text of the screen does not send it again. */
export const itemsAtom = fetchAtomFamily((get, _: null, { signal }) => fetchItems(get(apiAtom), signal));
