import { type Api, Fault } from "@lending/api-client";
import { list, parseResponse, record, text } from "@lending/api-client/schema";
import type { ConfirmationVariant } from "./fetchConfirmation.ts";
import type { ResultOf } from "./ResultOf.ts";

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

export const agreementsRequests = {
  v3: { client: "helper", method: "GET", path: "/v3/contract/contract" },
  newer: { client: "form", method: "GET", path: "/gopia/goya/agreements" },
} as const;

/** Wire schema of the response, the same in both variants. */
export const agreementsSchema = list(record({ title: text(), identifier: text() }));

export interface Agreement {
  readonly title: string;
  readonly identifier: string;
}

export type AgreementsResponse = ResultOf<{ readonly agreements: readonly Agreement[] }>;

/**
 * Fetches the agreements of a product's loan. Leaves out entries without a title or an identifier: they cannot be
 * opened. Returns a fault as a refusal without a message, because the offer is shown anyway.
 */
export async function fetchAgreements(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  signal?: AbortSignal,
): Promise<AgreementsResponse> {
  try {
    const response = await api.request(
      { ...agreementsRequests[variant], fields: { productId, scene: CONFIRMATION_SCENE } },
      signal ? { signal } : {},
    );
    if (!response.ok) return { ok: false, message: response.message };
    const agreements = parseResponse(agreementsSchema, response.data);
    return { ok: true, agreements: agreements.filter(({ title, identifier }) => title !== "" && identifier !== "") };
  } catch (error) {
    if (error instanceof Fault || signal?.aborted) return { ok: false, message: "" };
    throw error;
  }
}
