import { definePublicEndpoint } from "../defineEndpoint.ts";
import { NO_PRODUCT, refuse } from "../envelope.ts";
import {
  openingInput,
  openingRefusal,
  openingResponse,
  openingSchema,
  productLink,
  readOpening,
} from "../openingResponse.ts";

export const enterProduct = definePublicEndpoint({
  name: "enterProduct",
  summary: "Returns the link of a product and records that it was opened",
  method: "POST",
  path: "/gopia/goya/enter",
  input: openingInput,
  body: openingSchema,
  shapeRefusal: openingRefusal,
  handle({ input, borrower, lender, origin }) {
    const opening = readOpening(input);
    const product = lender.products.find(opening.productId);
    if (product === undefined) return NO_PRODUCT;
    if (!product.isEnabled) return refuse("30", `${product.name} is full today. Please try again tomorrow.`);
    lender.marks.openProduct({ ...opening, step: "enter", borrowerId: borrower?.id });
    return openingResponse(productLink(product, origin));
  },
});
