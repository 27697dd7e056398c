import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { flag, httpLink, list, record, text, unique, type ValueOf } from "@lending/api-client/schema";
import { firstOrderFields, toFirstOrder } from "./firstStart.ts";

/** Of the flags, the first is of a type and the second of a sub-type. */
const typeSchema = record({ title: text(), value: text(), takesReceipt: flag(), recordsCalls: flag() });

const orderSchema = record({ ...firstOrderFields, productLogo: httpLink(), status: text(), isShow: flag() });

const complaintStartSchema = record({
  problemType: list(typeSchema),
  problemSonType: list(typeSchema),
  orderDetail: orderSchema,
  orderList: list(orderSchema),
});

/** Type 1 is collection. It has sub-types, and only some orders accept it. */
export const COLLECTION_TYPE = "1";

export type ComplaintStart = ReturnType<typeof readStart>;
export type ComplaintOrder = ReturnType<typeof readOrder>;
export type ProblemType = ReturnType<typeof readTypes>[number];

export type ComplaintStartData = ValueOf<typeof complaintStartSchema>;

function readStart(sent: ComplaintStartData) {
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

const readOrder = (sent: ComplaintStartData["orderDetail"]) => ({
  ...toFirstOrder(sent),
  productLogo: sent.productLogo,
  /** The lender's text, or the number of a status; "" when unknown. */
  status: sent.status.trim(),
  /** Whether the order accepts complaints about collection: isShow is 1. */
  takesCollection: sent.isShow,
});

const isNumbered = ({ number }: { readonly number: string }) => number !== "";

function readTypes(sent: ComplaintStartData["problemType"]) {
  const types = sent
    .filter(({ value }) => value !== "")
    .map(({ title, value, recordsCalls, takesReceipt }) => ({
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

const start = { client: "helper", path: "/problem-init", data: complaintStartSchema, read: readStart } as const;

/** The subjects for a complaint about one order, all other orders, and the types. */
export const orderComplaintStart = defineRead({ ...start, method: "POST", fields: { orderId: fromQuery("orderId") } });

/** The same, when the server chooses the order. */
export const complaintStart = defineRead({ ...start, method: "GET", fields: {} });
