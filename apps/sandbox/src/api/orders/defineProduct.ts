import { NO_PRODUCT, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import {
  openingAnswer,
  openingInput,
  openingRefusal,
  openingSchema,
  productLink,
  readOpening,
} from "../openingAnswer.ts";

export const defineProduct = defineEndpoint({
  name: "defineProduct",
  summary: "Where a recommended product of an order leads",
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
    return openingAnswer(productLink(product, origin));
  },
});
