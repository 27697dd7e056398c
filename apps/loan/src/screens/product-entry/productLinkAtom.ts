import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { enterProduct } from "../../api/enterProduct.ts";

/** Where a product leads; it stands in no list, so its position is the first. */
export const productLinkAtom = fetchAtomFamily((get, productId: string, { signal }) =>
  enterProduct(get(apiAtom), { productId, position: 0 }, signal),
);
