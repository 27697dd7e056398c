import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintStart } from "../api/fetchComplaintStart.ts";

/** The subjects for a complaint, by order id ("" for any order). Held while a component uses it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, signal),
);

/** State that the start of a complaint stores in the next history entry, to mark that Back returns to the start. */
export const START_MARK = { isFromStart: true } as const;

/** Returns whether Back from this history entry returns to the start of a complaint. */
export function isFromStart(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromStart" in state && state.isFromStart === true;
}
