import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchComplaintList } from "../../api/fetchComplaintList.ts";

/** The borrower's complaints, held while a component uses them. */
export const complaintListAtom = fetchAtomFamily((get, _: null, { signal }) =>
  fetchComplaintList(get(apiAtom), signal),
);
