import type { Api } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import { agreementsRequest, CONFIRMATION_SCENE } from "./agreementsRequest.ts";
import type { ConfirmationVariant } from "./confirmationRequest.ts";

/** The answer as it is sent, in both variants (contract, "Confirmation"). */
export const agreementsSchema = list(record({ title: text(), identifier: text() }));

/** One agreement: what it is called, and by what it is asked for. */
export interface Agreement {
  readonly title: string;
  readonly identifier: string;
}

/** The agreements to be read before borrowing, or the server's refusal in its own words. */
export type AgreementsAnswer =
  | { readonly ok: true; readonly agreements: readonly Agreement[] }
  | { readonly ok: false; readonly message: string };

/** Reads which agreements a product's loan has; one without a title or an identifier cannot be read and is left out. */
export async function fetchAgreements(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  signal?: AbortSignal,
): Promise<AgreementsAnswer> {
  const answer = await api.request(
    { ...agreementsRequest[variant], fields: { productId, scene: CONFIRMATION_SCENE } },
    signal ? { signal } : {},
  );
  if (!answer.ok) return { ok: false, message: answer.message };
  const agreements = parseAnswer(agreementsSchema, answer.data);
  return { ok: true, agreements: agreements.filter(({ title, identifier }) => title !== "" && identifier !== "") };
}
