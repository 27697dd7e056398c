import { type Api, apiAtom } from "@lending/api-client";
import { choice, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type * as v from "valibot";
import type { ReadOptions, ResultOf } from "./refusal.ts";

export const listRequest = { client: "helper", method: "POST", path: "/problem-list" } as const;

const itemSchema = record({
  /** "" when it cannot be opened. */
  id: text(),
  /** When it was received: Philippine time, yyyy-mm-dd hh:mm:ss. */
  time: text(),
  type: text(),
  content: text(),
  /** Open has no reply yet, and answered is not resolved yet; "" if the lender does not state it. */
  state: choice(["", "open", "answered", "closed"], ""),
});

export type ComplaintItem = Readonly<v.InferOutput<typeof itemSchema>>;

export const complaintListSchema = record({
  /** The title is "" if the server sends none. */
  tabs: list(record({ title: text(), items: list(itemSchema) })),
});

/** Some servers nest the tabs in `res`; both forms are read. */
const nestedSchema = record({ res: complaintListSchema });

interface ComplaintTab {
  readonly title: string;
  readonly items: readonly ComplaintItem[];
}

export async function fetchComplaintList(
  api: Api,
  options: ReadOptions = {},
): Promise<ResultOf<{ tabs: readonly ComplaintTab[] }>> {
  const response = await api.request({ ...listRequest, fields: {} }, options);
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
  fetchComplaintList(get(apiAtom), { signal }),
);
