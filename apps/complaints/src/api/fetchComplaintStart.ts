import { type Api, apiAtom } from "@lending/api-client";
import { flag, httpLink, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type * as v from "valibot";
import type { Refusal } from "./refusal.ts";

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

export interface ProblemType {
  /** The server's text; never empty. */
  readonly title: string;
  /** The value sent back to the server; never empty, and unique. */
  readonly value: string;
  /** Whether the form asks for the time and the number of unwanted calls. */
  readonly recordsCalls: boolean;
  /** Whether a borrower who has paid sends the receipt under this type. */
  readonly takesReceipt: boolean;
}

export interface ComplaintOrder {
  /** Never empty. */
  readonly number: string;
  readonly productName: string;
  readonly productLogo: string;
  /** Status as text, or "". */
  readonly status: string;
  /** Whether the order accepts complaints about collection: isShow is 1. */
  readonly takesCollection: boolean;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

export interface ComplaintStart {
  readonly types: readonly ProblemType[];
  readonly subTypes: readonly ProblemType[];
  /** The server's current order; undefined if there is none. */
  readonly order: ComplaintOrder | undefined;
  readonly orders: readonly ComplaintOrder[];
}

export type ComplaintStartResult = { readonly ok: true; readonly start: ComplaintStart } | Refusal;

/**
 * Fetches the subjects for a complaint: the order with this id (with "", the server chooses it), all other orders,
 * and the types. Throws a fault on network errors; returns a refusal as a value.
 */
export async function fetchComplaintStart(
  api: Api,
  orderId: string,
  signal?: AbortSignal,
): Promise<ComplaintStartResult> {
  const request = orderId === "" ? { ...startRequest, fields: {} } : { ...startOfOrderRequest, fields: { orderId } };
  const response = await api.request(request, signal ? { signal } : {});
  if (!response.ok) return { ok: false, message: response.message };
  const sent = parseResponse(complaintStartSchema, response.data);
  const listed = unique(sent.orderList.map(readOrder).filter(isNumbered), ({ number }) => number);
  const order = [readOrder(sent.orderDetail), ...listed].find(isNumbered);
  const isListed = listed.some(({ number }) => number === order?.number);
  return {
    ok: true,
    start: {
      types: readTypes(sent.problemType),
      subTypes: readTypes(sent.problemSonType),
      order,
      orders: order && !isListed ? [order, ...listed] : listed,
    },
  };
}

type Sent = v.InferOutput<typeof complaintStartSchema>;

function readOrder(sent: Sent["orderDetail"]): ComplaintOrder {
  return {
    number: sent.orderNo,
    productName: sent.productName || sent.orderNo,
    productLogo: sent.productLogo,
    // A status code means nothing to a borrower.
    status: /^\d*$/.test(sent.status) ? "" : sent.status,
    takesCollection: sent.isShow,
    rows: sent.list.map(({ title, value }) => ({ label: title, value })),
  };
}

const isNumbered = ({ number }: ComplaintOrder) => number !== "";

type SentType = v.InferOutput<typeof titledValue> & Partial<Pick<ProblemType, "recordsCalls" | "takesReceipt">>;

function readTypes(sent: readonly SentType[]) {
  const types = sent
    .filter(({ value }) => value !== "")
    .map(
      ({ title, value, recordsCalls = false, takesReceipt = false }): ProblemType => ({
        ...{ title: title || value, value, recordsCalls, takesReceipt },
      }),
    );
  return unique(types, ({ value }) => value);
}

function unique<Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] {
  return [...new Map([...items].reverse().map((item) => [key(item), item])).values()].reverse();
}

/** The subjects for a complaint, by order id ("" for any order). Held while a component uses it. */
export const complaintStartAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchComplaintStart(get(apiAtom), orderId, signal),
);
