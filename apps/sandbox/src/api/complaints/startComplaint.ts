import * as v from "valibot";
import { COLLECTION_TYPES, PROBLEM_TYPES } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { isRunning, isWaiting } from "../../lender/orderLife.ts";
import { defineEndpoint, type Endpoint, NO_ORDER, success } from "../endpoint.ts";
import { assetUrl } from "../links.ts";
import { orderRows } from "../orders/orderTexts.ts";
import { optionalName } from "../readFields.ts";

function statusWord(status: string): string {
  if (isWaiting(status)) return "Waiting";
  if (isRunning(status)) return status === "180" ? "Late" : "In repayment";
  return status === "200" ? "Repaid" : "Being checked";
}

export function complaintOrder(now: OrderNow, lender: Lender, origin: string) {
  const product = lender.products.find(now.order.productId);
  return {
    orderNo: now.order.number,
    productLogo: assetUrl(origin, product?.logo ?? ""),
    productName: product?.name ?? "",
    status: statusWord(now.order.status),
    // 1: the order is in collection, so a collection complaint can name it.
    isShow: now.order.status === "174" || now.order.status === "180" ? 1 : 0,
    list: orderRows(now)
      .slice(0, 3)
      .map(({ text, value }) => ({ title: text, value })),
  };
}

/** Finds an order of this borrower by its number, which complaints use, or by its id. */
export function findComplaintOrder(lender: Lender, borrowerId: string, name: string): OrderNow | undefined {
  const numbered = lender.orders.findByNumber(name);
  return lender.book.own(borrowerId, numbered?.id ?? name);
}

const makeStartComplaint = (variant: Pick<Endpoint, "summary" | "method">) =>
  defineEndpoint({
    ...variant,
    path: "/problem-init",
    input: v.object({ orderId: optionalName }),
    handle({ input, borrower, lender, origin }) {
      const orders = lender.book.ofBorrower(borrower.id);
      const chosen = input.orderId === "" ? orders[0] : findComplaintOrder(lender, borrower.id, input.orderId);
      if (chosen === undefined && input.orderId !== "") return NO_ORDER;
      return success({
        problemType: PROBLEM_TYPES.map((type) => ({ takesReceipt: 0, ...type })),
        problemSonType: COLLECTION_TYPES,
        orderDetail: chosen === undefined ? null : complaintOrder(chosen, lender, origin),
        orderList: orders.map((order) => complaintOrder(order, lender, origin)),
      });
    },
  });

export const startComplaint = makeStartComplaint({
  summary: "Types of problems, the order that a complaint is about, and all other orders",
  method: "POST",
});

export const startComplaintWithoutOrder = makeStartComplaint({
  summary: "The same, about the borrower's first order",
  method: "GET",
});
