import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { makeSavedPayCode } from "../testing/makeCodes.ts";
import { extension, instalment } from "./fetchRepayment.ts";
import { readIssuedCode, saveIssuedCode } from "./issuedCode.ts";
import { keepPayCode, savePayCode } from "./keepPayCode.ts";
import { readSavedPayCode } from "./savedPayCode.ts";
import { makeRepayment } from "./testing/makeRepayment.ts";

const saved = makeSavedPayCode({
  code: "1234 5678",
  logo: "https://logo.test/a.png",
  instructions: [{ title: "At a counter", places: [{ name: "Store", steps: ["Say the code"] }] }],
  channelName: "Corner Store counter",
  minutes: 120,
  fee: "1500",
});
const read = (orderId = "", owner = "s-1") => readSavedPayCode(owner, orderId);

beforeEach(() => localStorage.clear());

describe("the last saved payment code", () => {
  it("is read unchanged, and replaced by the next code", () => {
    savePayCode(saved);
    expect(read()).toEqual(saved);
    savePayCode({ ...saved, code: "9" });
    expect(read()?.code).toBe("9");
  });

  it("is stored under the name that the native app reads", () => {
    savePayCode(saved);
    expect(JSON.parse(localStorage.getItem("repaymentInfo") ?? "")).toEqual({
      logo: "https://logo.test/a.png",
      contractNumber: "1234 5678",
      totalPayment: "265000",
      groups: [{ title: "At a counter", list: [{ name: "Store", steps: ["Say the code"] }] }],
      orderId: "o-1",
      orderNumber: "",
      dueOn: "2026-12-21",
      owner: "s-1",
      purpose: "instalment",
      isRequested: true,
      after: "",
      productId: "p-1",
      expiresAt: "",
      channelName: "Corner Store counter",
      minutes: 120,
      fee: "1500",
      aheadMs: 0,
    });
  });

  it.each([
    ["its order", "o-1", "o-1", "1234 5678"],
    ["no order", "o-1", "", "1234 5678"],
    ["any order when it was saved without one", "", "o-2", "1234 5678"],
    ["no other order", "o-1", "o-2", undefined],
  ])("is returned for %s", { tags: "rulings.saved-code" }, (_, savedFor, orderId, code) => {
    savePayCode({ ...saved, orderId: savedFor });
    expect(read(orderId)?.code).toBe(code);
  });

  it("is not shown when an earlier version has saved it without its session", () => {
    const { owner: _, ...others } = saved;
    localStorage.setItem("repaymentInfo", JSON.stringify({ ...others, contractNumber: "1234" }));
    expect(read("o-1")).toBeUndefined();
  });

  it("is shown when another program has saved it in the specified form, without order and session", () => {
    localStorage.setItem("repaymentInfo", '{"contractNumber":"1234","totalPayment":"100"}');
    expect(read("o-1", "s-1")?.code).toBe("1234");
  });
});

const requested = makeSavedPayCode({ code: "900" });
const { defDetail } = makeRepayment();
const NO_CODE = { defDetail: { ...defDetail, payCode: "" } };
const paid = (at: string) => ({ payment: { state: "paid", purpose: "instalment", at } });

/** Passes a response of the server for the order "o-1" to the saved code. */
async function receive(response: object, isDelay = false) {
  const { api } = makeApi({ [routeOf(instalment)]: response, [routeOf(extension)]: response });
  const ids = { productId: "p-1", orderId: "o-1" };
  const call = isDelay ? extension(ids) : instalment(ids);
  keepPayCode(await api.request(call), { ...ids, isDelay, owner: "s-1", aheadMs: 0 });
}

/** Returns the saved code after a response with these fields, when a requested one was saved before. */
async function codeAfter(saved: Partial<typeof requested>, response: object) {
  savePayCode({ ...requested, ...saved });
  await receive(respond(makeRepayment({ ...response })));
  return readSavedPayCode("s-1")?.code;
}

describe("the code of a response", () => {
  it.each([
    [false, { purpose: "instalment", amount: "265000" }],
    [true, { purpose: "extension", amount: "25000" }],
  ])("is saved with what it pays (extension: %s)", { tags: "rulings.saved-code" }, async (isDelay, facts) => {
    await receive(respond(makeRepayment({ payment: { state: "paid", at: "x" } })), isDelay);
    expect(readSavedPayCode("s-1")).toMatchObject({ code: "801244673091", isRequested: false, after: "x", ...facts });
    expect(localStorage.getItem("repaymentInfo")).not.toContain('title":"Corner Store counter');
  });

  it.each([
    ["for the same payment", {}, {}],
    ["for a part of it", { purpose: "part", amount: "100000" }, {}],
    ["after the last payment that was received", { after: "x" }, paid("x")],
  ] as const)("does not replace one that the borrower requested %s", async (_, saved, response) => {
    expect(await codeAfter(saved, response)).toBe("900");
  });

  it.each([
    ["another order", { orderId: "o-2" }, {}],
    ["another day", { dueOn: "2027-01-21" }, {}],
    ["another amount", { amount: "100" }, {}],
    ["another purpose", { purpose: "extension" }, {}],
    ["an unknown purpose, saved by an earlier version", { purpose: "", isRequested: false }, {}],
    ["a payment that was received", {}, paid("x")],
    ["a payment that was received at an unknown time", {}, paid("")],
    ["the same payment that the lender sent before", { isRequested: false }, {}],
  ] as const)("replaces one for %s", { tags: "rulings.saved-code" }, async (_, saved, response) => {
    expect(await codeAfter(saved, response)).toBe("801244673091");
  });
});

describe("a response without a code", () => {
  const withReplaced = { defDetail: { ...NO_CODE.defDetail, replaced: [{ payCode: " 900 " }] } };

  it.each([
    ["that the lender sent before", { isRequested: false }, NO_CODE],
    ["of another instalment", { dueOn: "2026-11-21" }, NO_CODE],
    ["that it lists as replaced", {}, withReplaced],
    ["of another purpose that it lists as replaced", { purpose: "extension" }, withReplaced],
    ["whose payment was received", {}, { ...NO_CODE, ...paid("x") }],
    ["of another purpose after a payment", { purpose: "extension" }, { ...NO_CODE, ...paid("x") }],
  ] as const)("removes the code %s", { tags: "rulings.saved-code" }, async (_, saved, response) => {
    expect(await codeAfter(saved, response)).toBeUndefined();
  });

  it.each([
    ["that the borrower requested for this payment", {}, NO_CODE],
    ["of the extension", { purpose: "extension" }, NO_CODE],
    ["of another order", { orderId: "o-2" }, { ...withReplaced, ...paid("x") }],
    ["when it has no amount either", {}, { ...NO_CODE, repayAmount: "" }],
  ] as const)("keeps the code %s", async (_, saved, response) => {
    expect(await codeAfter(saved, response)).toBe("900");
  });
});

it.each([
  ["removes the code after a received payment", paid("x"), undefined],
  ["keeps it for another reason", null, "900"],
])("a refusal %s", { tags: "rulings.saved-code" }, async (_, data, code) => {
  savePayCode(requested);
  await receive(respond(data, { code: "20", message: "Nothing is due." }));
  expect(readSavedPayCode("s-1")?.code).toBe(code);
});

describe("the facts of an issued code", () => {
  const facts = {
    biller: "Sandbox Lending",
    amount: "265000",
    expiresAt: "2026-11-24 23:59:59",
  };
  beforeEach(() => sessionStorage.clear());

  it("belong to the code of the payment link", () => {
    saveIssuedCode("https://h5.test/repaymentOfCode?showType=1&payCode=801+244", facts);
    expect(readIssuedCode("801 244")).toMatchObject(facts);
    expect(readIssuedCode("801245")).toBeUndefined();
    saveIssuedCode("https://wallet.test/pay", facts);
    expect(readIssuedCode("801 244")).toBeUndefined();
    expect(readIssuedCode("")).toBeUndefined();
  });

  it.each(["", "text", "[]", '{"code":7}', '{"code":"1","biller":{}}'])("are unknown when storage holds %j", (text) => {
    sessionStorage.setItem("codeFacts", text);
    expect(readIssuedCode("1")?.biller ?? "").toBe("");
  });
});
