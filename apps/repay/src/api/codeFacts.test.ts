import { beforeEach, expect, it } from "vitest";
import { readIssuedCode, saveCodeFacts } from "./codeFacts.ts";

const facts = { biller: "Sandbox Lending", amount: "265000", dueDate: "2026-11-24", expiresAt: "2026-11-24 23:59:59" };
const unknown = { biller: "", amount: "", dueDate: "", expiresAt: "" };

beforeEach(() => sessionStorage.clear());

it("belong to the code of the payment link", () => {
  saveCodeFacts("https://h5.test/repaymentOfCode?showType=1&payCode=801+244", facts);
  expect(readIssuedCode("801 244")?.facts).toEqual(facts);
  expect(readIssuedCode("801245")).toBeUndefined();
  saveCodeFacts("https://wallet.test/pay", facts);
  expect(readIssuedCode("801 244")).toBeUndefined();
  expect(readIssuedCode("")).toBeUndefined();
});

it.each(["", "text", "[]", '{"code":7}', '{"code":"1","biller":{}}'])(
  "are unknown when the storage holds %j",
  (text) => {
    sessionStorage.setItem("codeFacts", text);
    expect(readIssuedCode("1")?.facts ?? unknown).toEqual(unknown);
  },
);

it("an issued code has the lender's time, whatever the phone's clock shows", () => {
  saveCodeFacts("https://h5.test/repaymentOfCode?payCode=801", facts, { aheadMs: -86_400_000 });
  expect((readIssuedCode("801")?.now() ?? 0) - Date.now()).toBeCloseTo(-86_400_000, -3);
});
