import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchContact } from "../../api/fetchContact.ts";

/** The service contacts, for as long as somebody shows them. */
export const contactAtom = fetchAtomFamily((get, _: null, { signal }) => fetchContact(get(apiAtom), signal));
