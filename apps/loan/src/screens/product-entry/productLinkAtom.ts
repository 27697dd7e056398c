import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { enterProduct } from "../../api/enterProduct.ts";

/** The link of a product that is not opened from a list, so its position is 0. */
export const productLinkAtom = fetchAtomFamily((get, productId: string, { signal }) =>
  enterProduct(get(apiAtom), { productId, position: 0 }, signal),
);
