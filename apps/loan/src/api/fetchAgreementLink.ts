import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { agreementLinkRequest } from "./agreementLinkRequest.ts";
import type { ConfirmationVariant } from "./confirmationRequest.ts";
import { wireNames } from "./wireNames.ts";

/** The answer of version 3 as it is sent; the newer variant may call its link otherwise. */
export const agreementLinkSchema = record({ contract_url: text() });

/** Which agreement is wanted; the order is "" before there is one. */
export interface WantedAgreement {
  /** Which of the two confirmations lists it. */
  readonly variant: ConfirmationVariant;
  readonly productId: string;
  readonly scene: string;
  /** The agreement's identifier. */
  readonly position: string;
  readonly orderId: string;
}

/** Where an agreement is read, or the server's refusal in its own words. */
export type AgreementLink =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

/** Asks where one agreement is read (specification 7, contract-jump). */
export async function fetchAgreementLink(
  api: Api,
  { variant, productId, scene, position, orderId }: WantedAgreement,
  signal?: AbortSignal,
): Promise<AgreementLink> {
  const answer = await api.request(
    { ...agreementLinkRequest[variant], fields: { productId, scene, position, orderId } },
    signal ? { signal } : {},
  );
  if (!answer.ok) return { ok: false, message: answer.message };
  const { contract_url: link } = parseAnswer(agreementLinkSchema, answer.data);
  if (variant === "v3") return { ok: true, link };
  const { redirectLink } = wireNames(api).confirmation;
  return { ok: true, link: parseAnswer(record({ [redirectLink]: text() }), answer.data)[redirectLink] || link };
}
