import type { Api } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import { complaintListRequest } from "./complaintListRequest.ts";
import type { Refusal } from "./Refusal.ts";

const tabs = list(
  record({
    title: text(),
    items: list(record({ id: text(), time: text(), type: text(), content: text() })),
  }),
);

/** The problem-list answer as it is sent (contract, "Complaints"). */
export const complaintListSchema = record({ tabs });

/** The specification reads the tabs of `res.tabs`; both ways are understood. */
const nestedSchema = record({ res: complaintListSchema });

/** One complaint of a tab; its texts are the server's own. */
export interface ComplaintItem {
  /** "" when it cannot be opened. */
  readonly id: string;
  readonly time: string;
  readonly type: string;
  readonly content: string;
}

export interface ComplaintTab {
  /** "" when the server gives none. */
  readonly title: string;
  readonly items: readonly ComplaintItem[];
}

export type ComplaintListAnswer = { readonly ok: true; readonly tabs: readonly ComplaintTab[] } | Refusal;

/** Reads the borrower's complaints, in the tabs that the server makes. Faults of the network are thrown. */
export async function fetchComplaintList(api: Api, signal?: AbortSignal): Promise<ComplaintListAnswer> {
  const answer = await api.request({ ...complaintListRequest, fields: {} }, signal ? { signal } : {});
  if (!answer.ok) return { ok: false, message: answer.message };
  const direct = parseAnswer(complaintListSchema, answer.data);
  const sent = direct.tabs.length > 0 ? direct : parseAnswer(nestedSchema, answer.data).res;
  return {
    ok: true,
    tabs: sent.tabs.map(({ title, items }) => ({
      title,
      items: items.filter(({ id, type, content }) => id !== "" || type !== "" || content !== ""),
    })),
  };
}
