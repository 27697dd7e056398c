import { NO_PRODUCT, refuse } from "../answer.ts";
import { definePublicEndpoint } from "../defineEndpoint.ts";
import {
  openingAnswer,
  openingInput,
  openingRefusal,
  openingSchema,
  productLink,
  readOpening,
} from "../openingAnswer.ts";

export const enterProduct = definePublicEndpoint({
  name: "enterProduct",
  summary: "Where a product leads, after its click was noted",
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
    return openingAnswer(productLink(product, origin));
  },
});
