import { describe, expect, it } from "vitest";
import { emvField, makeEmvQr } from "../../testing/makeEmvQr.ts";
import { checkEmvQr, checksum } from "./checkEmvQr.ts";

const expected = { centavos: 265_000, merchants: ["Sandbox Lending"] };

describe("an EMV payload", () => {
  it("has the checksum of the published algorithm", () => {
    expect(checksum("123456789")).toBe("29B1");
  });

  it("is accepted with its merchant and amount", () => {
    expect(checkEmvQr(makeEmvQr(), expected)).toEqual({ ok: true, merchant: "SANDBOX LENDING", centavos: 265_000 });
  });

  it.each([
    ["has no amount, so that the borrower enters it", { "54": undefined }, undefined],
    ["writes the amount without centavos", { "54": "2650" }, 265_000],
    ["writes one decimal", { "54": "2650.0" }, 265_000],
  ])("is accepted when it %s", (_, changes, centavos) => {
    expect(checkEmvQr(makeEmvQr(changes), expected)).toMatchObject({ ok: true, centavos });
  });

  it("reads one decimal as tens of centavos", () => {
    const payload = makeEmvQr({ "54": "2650.5" });
    expect(checkEmvQr(payload, { ...expected, centavos: 265_050 })).toMatchObject({ ok: true, centavos: 265_050 });
    expect(checkEmvQr(payload, { ...expected, centavos: 265_005 })).toEqual({ ok: false, problem: "amount" });
  });

  it("with an unreadable amount is refused although the lender sends no amount to compare", () => {
    for (const amount of ["12a", ".50", ""])
      expect(checkEmvQr(makeEmvQr({ "54": amount }), { ...expected, centavos: undefined })).toMatchObject({
        ok: false,
      });
  });

  it("without a merchant's name is refused although a lender's name is empty", () => {
    const payload = makeEmvQr({ "59": " " });
    expect(checkEmvQr(payload, { ...expected, merchants: [""] })).toEqual({ ok: false, problem: "merchant" });
  });

  it("compares names as far as EMV can hold them", () => {
    const merchants = ["", "A Lender With A Very Long Company Name Incorporated"];
    const payload = makeEmvQr({ "59": "A LENDER WITH A VERY LONG" });
    expect(checkEmvQr(payload, { ...expected, merchants })).toMatchObject({ ok: true });
  });

  it.each([
    ["another amount", { "54": "2651.00" }, "amount"],
    ["an unreadable amount", { "54": "2.650,00" }, "amount"],
    ["another currency", { "53": "840" }, "amount"],
    ["another merchant", { "59": "SOMEONE ELSE" }, "merchant"],
    ["no merchant", { "59": undefined }, "merchant"],
    ["another country", { "58": "SG" }, "merchant"],
    ["another version", { "00": "02" }, "damaged"],
  ] as const)("is refused with %s", (_, changes, problem) => {
    expect(checkEmvQr(makeEmvQr(changes), expected)).toEqual({ ok: false, problem });
  });

  it.each([
    ["one changed character", makeEmvQr().replace("2650.00", "2650.01")],
    ["a missing end", makeEmvQr().slice(0, -6)],
    ["a field that is too long", `00020154990${makeEmvQr().slice(6)}`],
    [
      "a repeated field",
      (() => {
        const body = `${makeEmvQr().slice(0, -8)}${emvField("59", "SANDBOX LENDING")}6304`;
        return body + checksum(body);
      })(),
    ],
    ["text after the checksum", `${makeEmvQr()}0000`],
    ["nothing", ""],
  ])("is damaged with %s", (_, payload) => {
    expect(checkEmvQr(payload, expected)).toEqual({ ok: false, problem: "damaged" });
  });
});
