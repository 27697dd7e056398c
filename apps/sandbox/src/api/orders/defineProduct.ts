import { defineEndpoint } from "../defineEndpoint.ts";
import { NO_PRODUCT, refuse } from "../envelope.ts";
import {
  openingInput,
  openingRefusal,
  openingResponse,
  openingSchema,
  productLink,
  readOpening,
} from "../openingResponse.ts";

export const defineProduct = defineEndpoint({
  name: "defineProduct",
  summary: "The link of a recommended product of an order",
  method: "POST",
  path: "/gopia/goya/define",
  input: openingInput,
  body: openingSchema,
  shapeRefusal: openingRefusal,
  handle({ input, borrower, lender, origin }) {
    const opening = readOpening(input);
    const product = lender.products.find(opening.productId);
    if (product === undefined) return NO_PRODUCT;
    if (!product.isEnabled) return refuse("30", `${product.name} is full today. Please try again tomorrow.`);
    lender.marks.openProduct({ ...opening, step: "define", borrowerId: borrower.id });
    return openingResponse(productLink(product, origin));
  },
});
