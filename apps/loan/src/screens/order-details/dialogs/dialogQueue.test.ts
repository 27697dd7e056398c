import { answer, makeApi } from "@lending/api-client/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { fetchOrderDetails } from "../../../api/fetchOrderDetails.ts";
import { makeOrderDetails, type OrderDetailsData } from "../../../api/testing/makeOrderDetails.ts";
import { markRepaymentOpened } from "../bankTipFlag.ts";
import { hasOrderDialogs } from "../hasOrderDialogs.ts";
import { dialogQueue } from "./dialogQueue.ts";

async function readOrder(data: Partial<OrderDetailsData>) {
  const { api } = makeApi({ "GET /v3/loan-details": answer(makeOrderDetails(data)) });
  const result = await fetchOrderDetails(api, { productId: "p-1", orderId: "o-1" });
  if (!result.ok) throw new Error("refused");
  return result.order;
}

const all = { cardNeedPop: 1, reyMsg: "Withdraw", KindTipsMsg: "Tip", isScore: "1" } as const;

beforeEach(() => sessionStorage.clear());

describe("dialogQueue", () => {
  it.each([
    ["nothing", {}, []],
    ["a bank prompt", { cardNeedPop: 1 }, ["bank"]],
    ["a bank prompt as text", { cardNeedPop: "1" }, ["bank"]],
    ["a withdraw message", { reyMsg: "Withdraw" }, ["withdraw"]],
    ["a tip", { KindTipsMsg: "Tip" }, ["tips"]],
    ["a rating", { isScore: "1" }, ["rating"]],
    ["a rating and a withdraw message", { isScore: 1, reyMsg: "Withdraw" }, ["withdraw", "rating"]],
    ["everything", all, ["bank", "withdraw", "tips", "rating"]],
  ] as const)(
    "contains the dialogs of %s, in order",
    { tags: ["order-details.rating", "order-details.bank-prompt"] },
    async (_, data, dialogs) => {
      const order = await readOrder(data);
      expect(dialogQueue(order)).toEqual(dialogs);
      expect(hasOrderDialogs(order)).toBe(dialogs.length > 0);
    },
  );

  it("leaves out the Kind tips after the borrower has opened the repayment", {
    tags: "order-details.kind-tips",
  }, async () => {
    const order = await readOrder(all);
    markRepaymentOpened();
    expect(dialogQueue(order)).toEqual(["bank", "withdraw", "rating"]);
  });
});
