import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchScholarships } from "../../api/fetchScholarships.ts";

/** Why the joint login failed and what is recommended instead, for as long as somebody shows it. */
export const scholarshipsAtom = fetchAtomFamily((get, _: null, { signal }) => fetchScholarships(get(apiAtom), signal));
