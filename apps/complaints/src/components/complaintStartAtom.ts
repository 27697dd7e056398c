import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintStart } from "../api/fetchComplaintStart.ts";

/** What a complaint can be about, by the order's id ("" for any), for as long as somebody shows it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, signal),
);
