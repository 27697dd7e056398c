import { expect, it } from "vitest";
import { readBankBinding } from "./readBankBinding.ts";

it.each([
  ["productId=p-1", { productId: "p-1", orderId: "", isForOrder: false }],
  ["productId=p-1&orderId=o-1", { productId: "p-1", orderId: "o-1", isForOrder: false }],
  ["productId=p-1&orderId=o-1&source=loanDetail", { productId: "p-1", orderId: "o-1", isForOrder: true }],
  ["productId=p-1&source=elsewhere", { productId: "p-1", orderId: "", isForOrder: false }],
  ["orderId=o-1&source=loanDetail", undefined],
  ["productId=", undefined],
])("reads from %j: %j", (query, binding) => {
  expect(readBankBinding(new URLSearchParams(query))).toEqual(binding);
});
