import type { Api } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import type { ConfirmationVariant } from "./confirmationRequest.ts";
import type { Confirmation } from "./fetchConfirmation.ts";
import { sendMoney } from "./money.ts";
import { wireNames } from "./wireNames.ts";

/** The answer of version 3 as it is sent (contract, "Confirmation"); the newer variant may call its link otherwise. */
export const pushedLoanSchema = record({ lendDetailsUrl: text() });

/** Where the new order is seen, or the server's refusal in its own words. */
export type PushedLoan =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly message: string };

type Offer = Pick<Confirmation, "amount" | "periods" | "termUnit">;

/** Applies for the offer exactly as it was read (specification 7, loan-detail-push). */
export async function pushLoan(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  offer: Offer,
): Promise<PushedLoan> {
  const { confirmation: names } = wireNames(api);
  const amount = sendMoney(offer.amount);
  const { periods, termUnit } = offer;
  const answer = await api.request(
    variant === "v3"
      ? {
          client: "helper",
          method: "POST",
          path: "/v3/loan-confirm/loan-detail-push",
          fields: { amount, periods, termUnit, productId },
        }
      : {
          client: "form",
          method: "POST",
          path: "/gopia/goya/push",
          fields: { [names.amount]: amount, [names.periods]: periods, [names.termUnit]: termUnit, productId },
        },
    { once: true },
  );
  if (!answer.ok) return { ok: false, message: answer.message };
  const { lendDetailsUrl: link } = parseAnswer(pushedLoanSchema, answer.data);
  if (variant === "v3") return { ok: true, link };
  const { redirectLink } = names;
  return { ok: true, link: parseAnswer(record({ [redirectLink]: text() }), answer.data)[redirectLink] || link };
}
