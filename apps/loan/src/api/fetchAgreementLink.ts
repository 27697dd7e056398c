import { type Api, apiAtom } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ConfirmationVariant } from "./fetchConfirmation.ts";
import type { ResultOf } from "./ResultOf.ts";

export const agreementLinkRequests = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract-jump" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreement-jump" },
} as const;

/** Wire schema of the version 3 response. The newer variant may use another name for the link. */
export const agreementLinkSchema = record({ contract_url: text() });

/** Identifies an agreement. `orderId` is "" before an order exists. */
export interface AgreementQuery {
  readonly variant: ConfirmationVariant;
  readonly productId: string;
  readonly scene: string;
  readonly position: string;
  readonly orderId: string;
}

export async function fetchAgreementLink(
  api: Api,
  { variant, productId, scene, position, orderId }: AgreementQuery,
  signal: AbortSignal,
): Promise<ResultOf<{ readonly link: string }>> {
  const response = await api.request(
    { ...agreementLinkRequests[variant], fields: { productId, scene, position, orderId } },
    { signal },
  );
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  const { contract_url: link } = parseResponse(agreementLinkSchema, response.data);
  if (variant === "v3") return { ok: true, link };
  const { redirectLink } = api.wireNames.confirmation;
  return { ok: true, link: parseResponse(record({ [redirectLink]: text() }), response.data)[redirectLink] || link };
}

export const agreementLinkAtom = fetchAtomFamily((get, agreement: AgreementQuery, { signal }) =>
  fetchAgreementLink(get(apiAtom), agreement, signal),
);
