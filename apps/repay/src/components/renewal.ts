import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import type { CodeOrder } from "../api/codeFacts.ts";

/** Returns the page that issues a new code for the same payment; "" for a code that names no order. */
export function renewalOf({ productId, orderId, purpose }: CodeOrder) {
  if (productId === "" || orderId === "") return "";
  return (purpose === "extension" ? repayDelayPath : repayPath)({ productId, orderId });
}
