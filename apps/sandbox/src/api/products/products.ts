import { formatPeso } from "@lending/ui/amount";
import * as v from "valibot";
import type { Borrower } from "../../lender/borrowers.ts";
import { message } from "../../lender/message.ts";
import type { Product } from "../../lender/orders.ts";
import {
  type Call,
  defineEndpoint,
  definePublicEndpoint,
  fullToday,
  NO_PRODUCT,
  type Refusal,
  success,
} from "../endpoint.ts";
import { assetUrl, siteUrl } from "../links.ts";
import { inputName, WIRE_NAMES } from "../readFields.ts";

const recommendedNames = WIRE_NAMES.recommended;

export const rateText = ({ dailyRatePpm }: Pick<Product, "dailyRatePpm">) =>
  message("{percent} a day", { percent: `${dailyRatePpm / 10_000}%` });

/** Returns a recommended product under its obfuscated names. */
export const recommend = (product: Product, origin: string) => ({
  [recommendedNames.logo]: assetUrl(origin, product.logo),
  [recommendedNames.name]: product.name,
  [recommendedNames.buttonText]: product.buttonText,
  [recommendedNames.rangeText]: `${formatPeso(product.smallestCentavos)} – ${formatPeso(product.largestCentavos)}`,
  [recommendedNames.rangeDescription]: "Loan amount",
  [recommendedNames.rateText]: rateText(product),
  [recommendedNames.description]: product.description,
  // The number 1: enabled. The string "0": disabled and not clickable.
  [recommendedNames.enabled]: product.isEnabled ? 1 : "0",
  [recommendedNames.productId]: product.id,
});

const inputNames = WIRE_NAMES.openProduct;
const names = WIRE_NAMES.openProductAnswer;

/** Input of a click on a product: module, position and product id, under their obfuscated names. */
const openingInput = v.object({
  [inputNames.module]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [inputNames.position]: v.optional(v.pipe(v.string(), v.maxLength(64, "is too long")), ""),
  [inputNames.productId]: inputName,
});

type Opening = v.InferOutput<typeof openingInput>;

const readOpening = (input: Opening) => ({
  module: input[inputNames.module] ?? "",
  position: input[inputNames.position] ?? "",
  productId: input[inputNames.productId] ?? "",
});

/** Response to a click on a product: an obfuscated status, "00" for success, and data with a link and a message. */
const openingResponse = (link: string) => ({
  [names.status]: "00",
  [names.data]: { [names.link]: link, [names.message]: "" },
  [names.message]: "",
});

/** Adds the obfuscated names to a refusal, so that clients of both envelopes can read it. */
const openingRefusal = (refusal: Refusal) => ({
  ...refusal,
  [names.status]: refusal.code,
  [names.data]: { [names.link]: "", [names.message]: refusal.message },
  [names.message]: refusal.message,
});

/** Returns the link of a product: a confirmation page of this site, or the name of a native page (without http). */
function productLink(product: Product, origin: string): string {
  if (product.opens === "native") return "product";
  return siteUrl(origin, product.opens === "confirmation" ? "/loanConfirm" : "/loanConfirm2", {
    productId: product.id,
  });
}

const shared = { method: "POST", input: openingInput, shapeRefusal: openingRefusal } as const;

/** Records that a product was opened, and returns its link. */
function open(step: "define" | "enter", { input, lender, origin }: Call<Opening, Borrower | undefined>) {
  const opening = readOpening(input);
  const product = lender.products.find(opening.productId);
  if (product === undefined) return NO_PRODUCT;
  if (!product.isEnabled) return fullToday(product);
  lender.events.add("opening", { ...opening, step });
  return openingResponse(productLink(product, origin));
}

export const defineProduct = defineEndpoint({
  ...shared,
  summary: "The link of a recommended product of an order",
  path: "/gopia/goya/define",
  handle: (call) => open("define", call),
});

export const enterProduct = definePublicEndpoint({
  ...shared,
  summary: "Returns the link of a product and records that it was opened",
  path: "/gopia/goya/enter",
  handle: (call) => open("enter", call),
});

export const clickProduct = definePublicEndpoint({
  ...shared,
  summary: "Records the click on a recommended product",
  path: "/gopia/goya/click",
  handle({ input, lender }) {
    const opening = readOpening(input);
    if (lender.products.find(opening.productId) === undefined) return NO_PRODUCT;
    lender.events.add("opening", { ...opening, step: "click" });
    return openingResponse("");
  },
});

export const fetchScholarships = definePublicEndpoint({
  summary: "The reason of the failed joint login, and the products that the lender offers",
  method: "POST",
  path: "/panda/honey/scholarships",
  input: v.object({}),
  handle: ({ lender, origin }) =>
    success({
      noticeMessage: "These loans are open to you today.",
      errMessage: "The partner app could not log you in.",
      products: lender.products.all().map((product) => ({ ...recommend(product, origin), tags: product.tags })),
    }),
});
