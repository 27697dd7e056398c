import type { Api } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { sendMoney } from "@lending/domain/money";
import type { Confirmation, ConfirmationVariant } from "./fetchConfirmation.ts";
import type { ResultOf } from "./ResultOf.ts";

/** Wire schema of the version 3 response. The newer variant may use another name for the link. */
export const pushedLoanSchema = record({ lendDetailsUrl: text() });

type Offer = Pick<Confirmation, "amount" | "periods" | "termUnit">;

/** Applies for the offer exactly as it was fetched. */
export async function pushLoan(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  offer: Offer,
): Promise<ResultOf<{ readonly link: string }>> {
  const { confirmation: names } = api.wireNames;
  const amount = sendMoney(offer.amount);
  const { periods, termUnit } = offer;
  const response = await api.request(
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
  if (!response.ok) return { ok: false, message: response.message };
  const { lendDetailsUrl: link } = parseResponse(pushedLoanSchema, response.data);
  if (variant === "v3") return { ok: true, link };
  const { redirectLink } = names;
  return { ok: true, link: parseResponse(record({ [redirectLink]: text() }), response.data)[redirectLink] || link };
}
