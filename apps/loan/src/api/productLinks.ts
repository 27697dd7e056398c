import { type Api, apiAtom, readResponse, SessionFault } from "@lending/api-client";
import { isSessionCode, isSuccess, readCode } from "@lending/api-client/request-line";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ResultOf } from "./ResultOf.ts";

export type ProductLink = ResultOf<{ readonly link: string }>;

/** A tap on a product: its id and its index in the list, from 0. */
export interface ProductTap {
  readonly productId: string;
  readonly position: number;
}

/** Longest time that recording a tap may delay the navigation. */
const RECORD_MAX_MS = 2_000;

const tapFields = (api: Api, { productId, position }: ProductTap) => {
  const { openProduct: names } = api.wireNames;
  return { [names.productId]: productId, [names.position]: String(position) };
};

/**
 * Fetches the link of a product that the order details recommend. The link is an `http` address or the name of a page
 * of the native app.
 */
export async function fetchProductLink(api: Api, moduleId: string, tap: ProductTap): Promise<ProductLink> {
  const fields = { [api.wireNames.openProduct.module]: moduleId, ...tapFields(api, tap) };
  return readProductLink(api, await api.form.post("/gopia/goya/define", fields));
}

/** Enters a product of the failed login or of the product page. Returns the same kinds of link. */
export async function enterProduct(api: Api, tap: ProductTap, signal?: AbortSignal): Promise<ProductLink> {
  const options = signal ? { signal } : {};
  return readProductLink(api, await api.form.post("/gopia/goya/enter", tapFields(api, tap), options));
}

/**
 * Records a tap on a product. Resolves when the tap is recorded, fails or takes too long; a failure is ignored because
 * it does not concern the borrower.
 */
export async function saveProductClick(api: Api, tap: ProductTap): Promise<void> {
  await Promise.race([
    api.form.post("/gopia/goya/click", tapFields(api, tap)).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, RECORD_MAX_MS)),
  ]);
}

/**
 * Parses the obfuscated response of `define` and `enter`: success is a status of "00" together with a link. Throws an
 * UnreadableFault when the status is missing or malformed.
 */
function readProductLink(api: Api, body: unknown): ProductLink {
  const { openProductAnswer: names } = api.wireNames;
  const dataSchema = record({ [names.link]: text(), [names.message]: text() });
  const schema = record({ [names.status]: text(), [names.message]: text(), [names.data]: dataSchema });
  const response = parseResponse(schema, body);
  const status = readCode(response[names.status]);
  // A gateway in front of the lender refuses with the common envelope. Any other body without a status is unreadable.
  if (status === undefined) readResponse(body, "product link");
  if (isSessionCode(status)) throw new SessionFault("product link");
  const data = parseResponse(dataSchema, response[names.data]);
  const link = String(data[names.link] ?? "");
  if (isSuccess(status) && link !== "") return { ok: true, link };
  return { ok: false, message: String(data[names.message] || response[names.message] || "") };
}

/** The link of a product that is not opened from a list, so its position is 0. */
export const productLinkAtom = fetchAtomFamily((get, productId: string, { signal }) =>
  enterProduct(get(apiAtom), { productId, position: 0 }, signal),
);
