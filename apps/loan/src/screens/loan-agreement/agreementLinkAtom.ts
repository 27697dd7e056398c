import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { type AgreementQuery, fetchAgreementLink } from "../../api/fetchAgreementLink.ts";

/** The URL of an agreement. Fetched while a component reads it. */
export const agreementLinkAtom = fetchAtomFamily((get, agreement: AgreementQuery, { signal }) =>
  fetchAgreementLink(get(apiAtom), agreement, signal),
);
