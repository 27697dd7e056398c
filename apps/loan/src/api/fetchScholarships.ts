import type { Api, WireNames } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import {
  hasName,
  type RecommendedProduct,
  readRecommendedProduct,
  recommendedProductEntries,
} from "./recommendedProduct.ts";
import { scholarshipsRequest } from "./scholarshipsRequest.ts";
import { wireNames } from "./wireNames.ts";

/** Wire schema of the response. Products use the deployment's wire names and carry their tags. */
export const scholarshipsSchema = (names: WireNames["recommended"]) =>
  record({
    noticeMessage: text(),
    errMessage: text(),
    products: list(record({ ...recommendedProductEntries(names), tags: list(text()) })),
  });

/** A recommended product with its tags. */
export interface TaggedProduct extends RecommendedProduct {
  readonly tags: readonly string[];
}

/** The cause of the failed joint login, and the products that the lender offers instead. Texts come from the server. */
export interface Scholarships {
  readonly notice: string;
  readonly error: string;
  readonly products: readonly TaggedProduct[];
}

/** The failed login and its products, or the server's refusal with its message. */
export type ScholarshipsAnswer =
  | { readonly ok: true; readonly scholarships: Scholarships }
  | { readonly ok: false; readonly message: string };

/** Fetches the failed joint login and the products recommended instead. */
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
