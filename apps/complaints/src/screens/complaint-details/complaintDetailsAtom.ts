import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintDetails } from "../../api/fetchComplaintDetails.ts";

/** One complaint, held while a component uses it. */
export const complaintDetailsAtom = fetchAtomFamily((get, problemId: string, { signal }) =>
  fetchComplaintDetails(get(apiAtom), problemId, signal),
);
