import { apiAtom } from "@lending/api-client";
import { atom, fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintStart } from "../api/fetchComplaintStart.ts";
import type { SentComplaint } from "../api/submitComplaint.ts";

/** The subjects for a complaint, by order id ("" for any order). Held while a component uses it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, signal),
);

/** The complaint sent last on this page, so that the start of a complaint can link to it. */
export const sentCaseAtom = atom<SentComplaint>();

/** State that the start of a complaint stores in the next history entry, to mark that Back returns to the start. */
export const START_MARK = { isFromStart: true } as const;

export const isFromStart = (state: unknown) => Object(state).isFromStart === true;
