import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchScholarships } from "../../api/fetchScholarships.ts";

/** The cause of the failed joint login and the recommended products. Fetched while a component reads it. */
export const scholarshipsAtom = fetchAtomFamily((get, _: null, { signal }) => fetchScholarships(get(apiAtom), signal));
