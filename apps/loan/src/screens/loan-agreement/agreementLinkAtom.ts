import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchAgreementLink, type WantedAgreement } from "../../api/fetchAgreementLink.ts";

/** Where an agreement is read, for as long as somebody reads it. */
export const agreementLinkAtom = fetchAtomFamily((get, wanted: WantedAgreement, { signal }) =>
  fetchAgreementLink(get(apiAtom), wanted, signal),
);
