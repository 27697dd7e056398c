import { type Api, apiAtom } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";

const outcomeSchema = record({ state: text(), note: text() });

/** What became of the form. An unknown state counts as received. */
export type Outcome =
  | { readonly ok: true; readonly state: "received" | "declined"; readonly note: string }
  | { readonly ok: false; readonly message: string };

/** Fetches what became of the form. Throws a fault when the network fails. */
export async function fetchOutcome(api: Api, reference: string, signal?: AbortSignal): Promise<Outcome> {
  // Replace it with your endpoint.
  const request = { client: "helper", method: "POST", path: "/contact-kf-info", fields: { reference } } as const;
  const response = await api.request(request, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  const { state, note } = parseResponse(outcomeSchema, response.data);
  return { ok: true, state: state === "declined" ? "declined" : "received", note };
}

export const outcomeAtom = fetchAtomFamily((get, reference: string, { signal }) =>
  fetchOutcome(get(apiAtom), reference, signal),
);
