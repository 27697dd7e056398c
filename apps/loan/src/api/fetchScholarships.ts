import type { Api } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import type { WireNames } from "@lending/bridge/environment";
import {
  hasName,
  type RecommendedProduct,
  readRecommendedProduct,
  recommendedProductEntries,
} from "./recommendedProduct.ts";
import { scholarshipsRequest } from "./scholarshipsRequest.ts";
import { wireNames } from "./wireNames.ts";

/** The failure answer as it is sent (contract, "Failure and recommendations"); a product under the deployment's wire names, and its tags. */
export const scholarshipsSchema = (names: WireNames["recommended"]) =>
  record({
    noticeMessage: text(),
    errMessage: text(),
    products: list(record({ ...recommendedProductEntries(names), tags: list(text()) })),
  });

/** A recommended product with the words that it is tagged with. */
export interface TaggedProduct extends RecommendedProduct {
  readonly tags: readonly string[];
}

/** Why the joint login failed, and what else the lender offers. Texts are the server's own. */
export interface Scholarships {
  readonly notice: string;
  readonly error: string;
  readonly products: readonly TaggedProduct[];
}

/** The failure in words, or the server's refusal in its own. */
export type ScholarshipsAnswer =
  | { readonly ok: true; readonly scholarships: Scholarships }
  | { readonly ok: false; readonly message: string };

/** Reads the failed joint login and the products recommended instead. */
export async function fetchScholarships(api: Api, signal?: AbortSignal): Promise<ScholarshipsAnswer> {
  const answer = await api.request({ ...scholarshipsRequest, fields: {} }, signal ? { signal } : {});
  if (!answer.ok) return { ok: false, message: answer.message };
  const names = wireNames(api).recommended;
  const wire = parseAnswer(scholarshipsSchema(names), answer.data);
  return {
    ok: true,
    scholarships: {
      notice: wire.noticeMessage,
      error: wire.errMessage,
      products: wire.products
        .map((product) => ({
          ...readRecommendedProduct(product, names),
          tags: product.tags.filter((tag) => tag !== ""),
        }))
        .filter(hasName),
    },
  };
}
