import { makeApi, respond } from "@lending/api-client/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fetchOrderDetails } from "../../api/fetchOrderDetails.ts";
import { makeOrderDetails, type OrderDetailsData } from "../../api/testing/makeOrderDetails.ts";
import { repaymentOpened } from "../../stored.ts";
import { dialogQueue } from "./dialogQueue.ts";

async function readDialogs(data: Partial<OrderDetailsData>) {
  const { api } = makeApi({ "GET /v3/loan-details": respond(makeOrderDetails(data)) });
  const result = await fetchOrderDetails(api, { productId: "p-1", orderId: "o-1" });
  if (!result.ok) throw new Error("refused");
  return dialogQueue(result.order);
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
      expect(await readDialogs(data)).toEqual(dialogs);
    },
  );

  it("leaves out the Kind tips after the borrower has opened the repayment", {
    tags: "order-details.kind-tips",
  }, async () => {
    repaymentOpened.save(1);
    expect(sessionStorage.getItem("showBankTip")).toBe("1");
    expect(await readDialogs(all)).toEqual(["bank", "withdraw", "rating"]);
  });

  it("leaves out the Kind tips for any value that another page stores", async () => {
    sessionStorage.setItem("showBankTip", "");
    expect(await readDialogs(all)).toEqual(["bank", "withdraw", "rating"]);
  });

  it("opens the Kind tips when the storage throws", async () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", new Proxy({}, { get: () => deny }));
    expect(() => repaymentOpened.save(1)).not.toThrow();
    expect(await readDialogs({ KindTipsMsg: "Tip" })).toEqual(["tips"]);
  });
});
