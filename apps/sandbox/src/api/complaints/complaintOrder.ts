import * as v from "valibot";
import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { isRunning, isWaiting } from "../../lender/orderStatus.ts";
import { assetUrl } from "../links.ts";
import { orderRows } from "../orders/orderTexts.ts";
import { titledValueSchema } from "../schemas.ts";

export const complaintOrderSchema = v.object({
  orderNo: v.string(),
  productLogo: v.string(),
  productName: v.string(),
  status: v.string(),
  /** 1: the order is in collection, so a collection complaint can name it. */
  isShow: v.picklist([0, 1]),
  list: v.array(titledValueSchema),
});

function statusWord(status: string): string {
  if (isWaiting(status)) return "Waiting";
  if (isRunning(status)) return status === "180" ? "Late" : "In repayment";
  return status === "200" ? "Repaid" : "Being checked";
}

export function complaintOrder(
  now: OrderNow,
  lender: Lender,
  origin: string,
): v.InferOutput<typeof complaintOrderSchema> {
  const product = lender.products.find(now.order.productId);
  return {
    orderNo: now.order.number,
    productLogo: assetUrl(origin, product?.logo ?? ""),
    productName: product?.name ?? "",
    status: statusWord(now.order.status),
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
