import { describe, expect, it } from "vitest";
import { checkEmvQr, checksum } from "./checkEmvQr.ts";

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, "0")}${value}`;
const REAL = { "00": "01", "01": "12", "28": "0010ph.ppmi.p2m", "52": "6012", "53": "608", "54": "2650.00" };
const PLACE = { "58": "PH", "59": "SANDBOX LENDING", "60": "MANILA" };

/** Builds a payload with a correct checksum. A field of `undefined` is left out. */
function makePayload(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const fields = Object.entries({ ...REAL, ...PLACE, ...changes }).sort(([a], [b]) => (a < b ? -1 : 1));
  const body = fields.map(([tag, value]) => (value === undefined ? "" : field(tag, value))).join("");
  return `${body}6304${checksum(`${body}6304`)}`;
}
const expected = { centavos: 265_000, merchants: ["Sandbox Lending"] };

describe("an EMV payload", () => {
  it("has the checksum of the published algorithm", () => {
    expect(checksum("123456789")).toBe("29B1");
  });

  it("is accepted with its merchant and amount", () => {
    expect(checkEmvQr(makePayload(), expected)).toEqual({ ok: true, merchant: "SANDBOX LENDING", centavos: 265_000 });
  });

  it.each([
    ["has no amount, so that the borrower enters it", { "54": undefined }, undefined],
    ["writes the amount without centavos", { "54": "2650" }, 265_000],
    ["writes one decimal", { "54": "2650.0" }, 265_000],
  ])("is accepted when it %s", (_, changes, centavos) => {
    expect(checkEmvQr(makePayload(changes), expected)).toMatchObject({ ok: true, centavos });
  });

  it("compares names as far as EMV can hold them", () => {
    const merchants = ["", "A Lender With A Very Long Company Name Incorporated"];
    const payload = makePayload({ "59": "A LENDER WITH A VERY LONG" });
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
    expect(checkEmvQr(makePayload(changes), expected)).toEqual({ ok: false, problem });
  });

  it.each([
    ["one changed character", makePayload().replace("2650.00", "2650.01")],
    ["a missing end", makePayload().slice(0, -6)],
    ["a field that is too long", `00020154990${makePayload().slice(6)}`],
    [
      "a repeated field",
      (() => {
        const body = `${makePayload().slice(0, -8)}${field("59", "SANDBOX LENDING")}6304`;
        return body + checksum(body);
      })(),
    ],
    ["text after the checksum", `${makePayload()}0000`],
    ["nothing", ""],
  ])("is damaged with %s", (_, payload) => {
    expect(checkEmvQr(payload, expected)).toEqual({ ok: false, problem: "damaged" });
  });
});
