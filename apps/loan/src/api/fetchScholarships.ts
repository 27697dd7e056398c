import { type Api, apiAtom, type WireNames } from "@lending/api-client";
import { list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ResultOf } from "./ResultOf.ts";
import {
  hasName,
  type RecommendedProduct,
  readRecommendedProduct,
  recommendedProductEntries,
} from "./recommendedProduct.ts";

export const scholarshipsRequest = { client: "helper", method: "POST", path: "/panda/honey/scholarships" } as const;

/** Wire schema of the response. Products use the deployment's wire names and carry their tags. */
export const scholarshipsSchema = (names: WireNames["recommended"]) =>
  record({
    noticeMessage: text(),
    errMessage: text(),
    products: list(record({ ...recommendedProductEntries(names), tags: list(text()) })),
  });

export interface TaggedProduct extends RecommendedProduct {
  readonly tags: readonly string[];
}

/** The cause of the failed joint login, and the products that the lender offers instead. Texts come from the server. */
export interface Scholarships {
  readonly notice: string;
  readonly error: string;
  readonly products: readonly TaggedProduct[];
}

export async function fetchScholarships(
  api: Api,
  signal: AbortSignal,
): Promise<ResultOf<{ scholarships: Scholarships }>> {
  const response = await api.request({ ...scholarshipsRequest, fields: {} }, { signal });
  if (!response.ok) return { ok: false, message: response.message };
  const names = api.wireNames.recommended;
  const wire = parseResponse(scholarshipsSchema(names), response.data);
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

export const scholarshipsAtom = fetchAtomFamily((get, _: null, { signal }) => fetchScholarships(get(apiAtom), signal));
