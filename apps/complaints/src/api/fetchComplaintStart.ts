import { type Api, apiAtom } from "@lending/api-client";
import { flag, httpLink, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type * as v from "valibot";
import type { ReadOptions, ResultOf } from "./refusal.ts";

/** The start of a complaint about one order. */
export const startOfOrderRequest = { client: "helper", method: "POST", path: "/problem-init" } as const;

/** The start of a complaint, in the variant without a body: the server chooses the order. */
export const startRequest = { client: "helper", method: "GET", path: "/problem-init" } as const;

const titledValue = record({ title: text(), value: text() });

const orderSchema = record({
  orderNo: text(),
  productLogo: httpLink(),
  productName: text(),
  status: text(),
  isShow: flag(),
  list: list(titledValue),
});

export const complaintStartSchema = record({
  problemType: list(record({ title: text(), value: text(), takesReceipt: flag() })),
  problemSonType: list(record({ title: text(), value: text(), recordsCalls: flag() })),
  orderDetail: orderSchema,
  orderList: list(orderSchema),
});

/** Type 1 is collection. It has sub-types, and only some orders accept it. */
export const COLLECTION_TYPE = "1";

/**
 * Fetches the subjects for a complaint: the order with this id (with "", the server chooses it), all other orders,
 * and the types. Throws a fault on network errors; returns a refusal as a value.
 */
export async function fetchComplaintStart(
  api: Api,
  orderId: string,
  options: ReadOptions = {},
): Promise<ResultOf<{ start: ComplaintStart }>> {
  const request = orderId === "" ? { ...startRequest, fields: {} } : { ...startOfOrderRequest, fields: { orderId } };
  const response = await api.request(request, options);
  if (!response.ok) return { ok: false, message: response.message };
  return { ok: true, start: readStart(parseResponse(complaintStartSchema, response.data)) };
}

export type ComplaintStart = ReturnType<typeof readStart>;
export type ComplaintOrder = ReturnType<typeof readOrder>;
export type ProblemType = ReturnType<typeof readTypes>[number];

type Sent = v.InferOutput<typeof complaintStartSchema>;

function readStart(sent: Sent) {
  const listed = unique(sent.orderList.map(readOrder).filter(isNumbered), ({ number }) => number);
  const order = [readOrder(sent.orderDetail), ...listed].find(isNumbered);
  const isListed = listed.some(({ number }) => number === order?.number);
  return {
    types: readTypes(sent.problemType),
    subTypes: readTypes(sent.problemSonType),
    /** The server's current order; undefined if there is none. */
    order,
    orders: order && !isListed ? [order, ...listed] : listed,
  };
}

const readOrder = (sent: Sent["orderDetail"]) => ({
  /** Never empty in an order that is shown. */
  number: sent.orderNo,
  productName: sent.productName || sent.orderNo,
  productLogo: sent.productLogo,
  /** Status as text, or "": a status code means nothing to a borrower. */
  status: /^\d*$/.test(sent.status) ? "" : sent.status,
  /** Whether the order accepts complaints about collection: isShow is 1. */
  takesCollection: sent.isShow,
  rows: sent.list.map(({ title, value }) => ({ label: title, value })),
});

const isNumbered = ({ number }: { readonly number: string }) => number !== "";

type SentType = v.InferOutput<typeof titledValue> & { recordsCalls?: boolean; takesReceipt?: boolean };

function readTypes(sent: readonly SentType[]) {
  const types = sent
    .filter(({ value }) => value !== "")
    .map(({ title, value, recordsCalls = false, takesReceipt = false }) => ({
      /** The server's text; never empty. */
      title: title || value,
      /** The value sent back to the server; never empty, and unique. */
      value,
      /** Whether the form asks for the time and the number of unwanted calls. */
      recordsCalls,
      /** Whether a borrower who has paid sends the receipt under this type. */
      takesReceipt,
    }));
  return unique(types, ({ value }) => value);
}

function unique<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  return [...new Map([...items].reverse().map((item) => [key(item), item])).values()].reverse();
}

/** The subjects for a complaint, by order id ("" for any order). Held while a component uses it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, { signal }),
);
