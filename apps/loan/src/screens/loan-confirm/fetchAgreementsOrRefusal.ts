import { type Api, Fault } from "@lending/api-client";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { type AgreementsAnswer, fetchAgreements } from "../../api/fetchAgreements.ts";

/**
 * Fetches the agreements of an offer. Returns a fault as a refusal without a message, because the offer is shown
 * anyway.
 */
export async function fetchAgreementsOrRefusal(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  signal?: AbortSignal,
): Promise<AgreementsAnswer> {
  try {
    return await fetchAgreements(api, variant, productId, signal);
  } catch (error) {
    if (error instanceof Fault || signal?.aborted) return { ok: false, message: "" };
    throw error;
  }
}
