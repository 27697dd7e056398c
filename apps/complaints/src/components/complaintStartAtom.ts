import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintStart } from "../api/fetchComplaintStart.ts";

/** The subjects for a complaint, by order id ("" for any order). Held while a component uses it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, signal),
);
