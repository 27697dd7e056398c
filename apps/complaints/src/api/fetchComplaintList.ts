import { type Api, apiAtom } from "@lending/api-client";
import { choice, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { Refusal } from "./refusal.ts";

export const listRequest = { client: "helper", method: "POST", path: "/problem-list" } as const;

const tabs = list(
  record({
    title: text(),
    items: list(
      record({
        id: text(),
        time: text(),
        type: text(),
        content: text(),
        // "" from a lender that does not state it.
        state: choice(["", "open", "answered", "closed"], ""),
      }),
    ),
  }),
);

export const complaintListSchema = record({ tabs });

/** Some servers nest the tabs in `res`; both forms are read. */
const nestedSchema = record({ res: complaintListSchema });

export interface ComplaintItem {
  /** "" when it cannot be opened. */
  readonly id: string;
  /** When it was received: Philippine time, yyyy-mm-dd hh:mm:ss. */
  readonly time: string;
  readonly type: string;
  readonly content: string;
  /** Open has no reply yet, and answered is not resolved yet; "" if unknown. */
  readonly state: "" | "open" | "answered" | "closed";
}

export interface ComplaintTab {
  /** "" if the server sends none. */
  readonly title: string;
  readonly items: readonly ComplaintItem[];
}

export type ComplaintListResult = { readonly ok: true; readonly tabs: readonly ComplaintTab[] } | Refusal;

export async function fetchComplaintList(api: Api, signal?: AbortSignal): Promise<ComplaintListResult> {
  const response = await api.request({ ...listRequest, fields: {} }, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  const direct = parseResponse(complaintListSchema, response.data);
  const sent = direct.tabs.length > 0 ? direct : parseResponse(nestedSchema, response.data).res;
  return {
    ok: true,
    tabs: sent.tabs.map(({ title, items }) => ({
      title,
      items: items.filter(({ id, type, content }) => id !== "" || type !== "" || content !== ""),
    })),
  };
}

export const complaintListAtom = fetchAtomFamily((get, _: null, { signal }) =>
  fetchComplaintList(get(apiAtom), signal),
);
