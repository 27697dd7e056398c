import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchContact } from "../../api/fetchContact.ts";

/** The service contacts, held while a component uses them. */
export const contactAtom = fetchAtomFamily((get, _: null, { signal }) => fetchContact(get(apiAtom), signal));
