import { parseEnvironment } from "@lending/bridge/environment";
import { orderDetailsSchema, recommendedProductSchema } from "@lending/loan/contract";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WIRE_NAMES } from "./api/wireNames.ts";
import { makeSandbox, type TestSandbox } from "./testing/makeSandbox.ts";
import { misread } from "./testing/misread.ts";

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = makeSandbox();
});
afterEach(() => sandbox.dispose());

// The sandbox's answers are held against its own schemas wherever a test calls it (testing/makeSandbox.ts). Here they
// are held against what each remote reads: nothing that it reads may be missing, or be read as something else.
describe("the environment's defaults", () => {
  it("name the obfuscated fields as the sandbox does", () => {
    expect(parseEnvironment({}).wireNames).toEqual(WIRE_NAMES);
  });
});

describe("the loan remote", () => {
  it.each(["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"])(
    "reads the details of %s whole",
    async (orderId) => {
      const { data } = await sandbox.get("/v3/loan-details", { productId: "p-1", orderId });
      expect(misread(data, v.parse(orderDetailsSchema, data))).toEqual([]);
    },
  );

  it("reads what the console can switch on", async () => {
    await sandbox.control("POST", "/sandbox/orders/o-174", {
      KindTipsMsg: "Bring your receipt.",
      reyMsg: "Your money waits.",
      isScore: "1",
      cardNeedPop: 1,
      cardPopTitle: "Bind a card",
      cardPopMsg: "Yours was closed.",
      playeduL: "http://localhost:4100/loanConfirm",
      h5Url: "http://localhost:4100/repay",
      telephone: "+63 2 8000 0001",
    });
    const { data } = await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-174" });
    expect(misread(data, v.parse(orderDetailsSchema, data))).toEqual([]);
  });

  it("reads recommended products", async () => {
    const { data } = await sandbox.get("/v3/loan-details", { productId: "p-1", orderId: "o-1" });
    const schema = recommendedProductSchema(WIRE_NAMES.recommended);
    expect(data.recProducts).toHaveLength(3);
    for (const product of data.recProducts) expect(misread(product, v.parse(schema, product))).toEqual([]);
  });
});

describe("the other remotes", () => {
  it.todo("repay reads every answer of the sandbox that it asks for");
  it.todo("bank-binding reads every answer of the sandbox that it asks for");
  it.todo("complaints reads every answer of the sandbox that it asks for");
  it.todo("promo reads every answer of the sandbox that it asks for");
});
