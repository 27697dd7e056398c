import { definePublicEndpoint } from "../defineEndpoint.ts";
import { NO_PRODUCT } from "../envelope.ts";
import { openingInput, openingRefusal, openingResponse, openingSchema, readOpening } from "../openingResponse.ts";

export const clickProduct = definePublicEndpoint({
  name: "clickProduct",
  summary: "Records the click on a recommended product",
  method: "POST",
  path: "/gopia/goya/click",
  input: openingInput,
  body: openingSchema,
  shapeRefusal: openingRefusal,
  handle({ input, borrower, lender }) {
    const opening = readOpening(input);
    if (lender.products.find(opening.productId) === undefined) return NO_PRODUCT;
    lender.marks.openProduct({ ...opening, step: "click", borrowerId: borrower?.id });
    return openingResponse("");
  },
});
