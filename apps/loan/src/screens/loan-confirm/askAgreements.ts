import { type Api, Fault } from "@lending/api-client";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { type AgreementsAnswer, fetchAgreements } from "../../api/fetchAgreements.ts";

/** The agreements of an offer. A fault is no reason to hide the offer, so it counts as a refusal without words. */
export async function askAgreements(
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
