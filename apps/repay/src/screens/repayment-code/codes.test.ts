import { describe, expect, it } from "vitest";
import { emvField, makeEmvQr } from "../../testing/makeCodes.ts";
import { encodeBarcode } from "./CodeImages.tsx";
import { addedBy, checkEmvQr, checksum } from "./emvQr.ts";
import { encodeQr } from "./QrCode.tsx";

const expected = { centavos: 265_000, merchants: ["Sandbox Lending"], accounts: [] };

describe("an EMV payload", () => {
  it("has the checksum of the published algorithm", () => {
    expect(checksum("123456789")).toBe("29B1");
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
    for (const amount of ["12a", ".50", "", "0", "0.00"])
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

/**
 * Encodes a payload independently of the code under test: EMVCo's fields in order, with lengths in characters or in bytes,
 * and the checksum computed bit by bit over the bytes of UTF-8, in the given letter case.
 */
function issuePayload(
  { name = "Sandbox Lending", city = "Manila" },
  countOf = (value: string) => [...value].length,
  writeChecksum = (hex: string) => hex.toUpperCase(),
) {
  const field = (tag: string, value: string) => tag + `${countOf(value)}`.padStart(2, "0") + value;
  const merchant = field("00", "ph.ppmi.p2m") + field("01", "SANDPHM1XXX") + field("04", "09171234567");
  const fields = [
    ["00", "01"],
    ["01", "12"],
    ["27", merchant],
    ["52", "6012"],
    ["53", "608"],
    ["54", "2650.00"],
    ["58", "PH"],
    ["59", name],
    ["60", city],
    ["62", field("05", "801244673091")],
  ] as const;
  const text = `${fields.map(([tag, value]) => field(tag, value)).join("")}6304`;
  const bits = [...Buffer.from(text, "utf8")].flatMap((byte) => [...byte.toString(2).padStart(8, "0")].map(Number));
  const register = bits.reduce((state, bit) => {
    const carry = (state >> 15) ^ bit;
    return ((state << 1) & 0xffff) ^ (carry ? 0x1021 : 0);
  }, 0xffff);
  return text + writeChecksum(register.toString(16).padStart(4, "0"));
}
const inBytes = (value: string) => Buffer.byteLength(value, "utf8");

describe("what a code adds to its amount", { tags: "repayment-codes.qr-ph-fee" }, () => {
  it.each([
    ["nothing", {}, undefined, undefined],
    ["a fixed fee", { "55": "02", "56": "15.00" }, { centavos: 1500 }, 1500],
    ["a fixed fee whose kind is not stated", { "56": "15" }, { centavos: 1500 }, 1500],
    ["a fee of nothing", { "55": "02", "56": "0.00" }, undefined, undefined],
    ["a percentage", { "55": "03", "57": "1.5" }, { hundredths: 150 }, 3975],
    ["a percentage that does not come out even", { "55": "03", "57": "0.33" }, { hundredths: 33 }, 875],
  ] as const)("is %s", (_, changes, fee, added) => {
    const check = checkEmvQr(makeEmvQr(changes), expected);
    expect(check).toMatchObject({ ok: true, centavos: 265_000, fee });
    expect(fee && addedBy(fee, 265_000)).toBe(added);
  });

  it.each([
    ["a tip", { "55": "01" }],
    ["an unknown kind", { "55": "04" }],
    ["a fixed fee without an amount", { "55": "02" }],
    ["a percentage without a number", { "55": "03" }],
    ["a fee of the other kind", { "55": "02", "57": "1.5" }],
    ["two fees", { "56": "15.00", "57": "1.5" }],
    ["a negative fee", { "55": "02", "56": "-15.00" }],
    ["more than all", { "55": "03", "57": "100" }],
  ] as const)("is refused for %s", (_, changes) => {
    expect(checkEmvQr(makeEmvQr(changes), expected)).toEqual({ ok: false, problem: "charge" });
  });
});

describe("the receiver of a code", { tags: "repayment-codes.qr-ph-receiver" }, () => {
  const account = "0011ph.ppmi.p2m0111SANDPHM1XXX0310SANDBOX001";
  const check = (changes: Readonly<Record<string, string | undefined>>, accounts: readonly string[]) =>
    checkEmvQr(makeEmvQr(changes), { ...expected, accounts });

  it.each([
    ["its merchant id", ["SANDBOX001"], {}, true],
    ["its whole template", [account], {}, true],
    ["its account under another name", ["SANDBOX001"], { "59": "A PAYMENT PARTNER" }, true],
    ["another account", ["SANDBOX002"], {}, false],
    ["no account", [], {}, false],
    ["an empty text", [""], { "28": `${account}0500` }, false],
    ["the identifier of QR Ph", ["ph.ppmi.p2m"], {}, false],
    ["one of two accounts", ["SANDBOX001"], { "29": "0011ph.ppmi.p2m0305OTHER" }, false],
    ["one of two networks", ["SANDBOX001"], { "04": "5000000000000000" }, false],
    ["only its merchant id", ["SANDBOX001"], { "28": `${account}0405OTHER` }, false],
    ["the account of another network", ["9171234567"], { "28": "0007network02109171234567" }, true],
    ["a part that states nobody", ["SANDBOX001"], { "28": "0011ph.ppmi.p2m0305OTHER0510SANDBOX001" }, false],
  ] as const)("is certain when the environment lists %s: %s", (_, accounts, changes, isCertain) => {
    expect(check(changes, accounts)).toMatchObject({ ok: true, isCertain });
  });

  it("is refused for another account with another name", () => {
    expect(check({ "59": "A PAYMENT PARTNER" }, ["SANDBOX002"])).toEqual({ ok: false, problem: "merchant" });
  });

  const person = "0012com.p2pqrpay0111SANDPHM1XXX041109171234567";
  it.each([
    ["of a person", { "28": undefined, "27": person }],
    ["of a person beside an account of the lender's name", { "27": person }],
    ["of a person whose account is listed", { "28": undefined, "27": person }, ["09171234567"]],
    ["without an account", { "28": undefined }],
  ])("is refused for a code %s", (_, changes, accounts: readonly string[] = []) => {
    expect(check(changes, accounts)).toEqual({ ok: false, problem: "person" });
  });
});

describe("a payload as wallets issue it", { tags: "repayment-codes.qr-ph" }, () => {
  const lender = "Pagpapautang ng Parañaqueños Incorporated";
  it.each([
    ["a city beyond ASCII, lengths in characters", { city: "Parañaque" }, undefined],
    ["a city beyond ASCII, lengths in bytes", { city: "Parañaque" }, inBytes],
    ["a name beyond ASCII, lengths in characters", { name: "Piñas Lending" }, undefined],
    ["a name beyond ASCII, lengths in bytes", { name: "Piñas Lending" }, inBytes],
    ["a name without its accents", { name: "PINAS LENDING" }, undefined],
    ["a decomposed letter", { name: "Pin\u0303as Lending" }, inBytes],
    ["a name of 25 characters", { name: [...lender].slice(0, 25).join("") }, undefined],
    ["a name of 25 bytes", { name: Buffer.from(lender).subarray(0, 25).toString() }, inBytes],
    ["a name that ends with a space after 25 characters", { name: "A Lender With A Very Long" }, undefined],
    ["a whole name", { name: lender }, inBytes],
  ] as const)("is accepted with %s", (_, facts, countOf) => {
    const merchants = ["Sandbox Lending", "Piñas Lending", lender, "A Lender With A Very Long Name"];
    for (const writeChecksum of [undefined, (hex: string) => hex]) {
      const payload = issuePayload(facts, countOf, writeChecksum);
      expect(checkEmvQr(payload, { ...expected, merchants })).toMatchObject({ ok: true, centavos: 265_000 });
    }
  });

  it.each([
    ["another name", { name: "Piñas Lendings" }, "merchant"],
    ["an empty name", { name: " " }, "merchant"],
  ] as const)("is refused with %s", (_, facts, problem) => {
    expect(checkEmvQr(issuePayload(facts), { ...expected, merchants: ["Piñas Lending"] })).toEqual({
      ok: false,
      problem,
    });
  });

  it.each(["ñ", "😀"])("is damaged when lengths in other units than characters state another amount: %s", (sign) => {
    // In characters all of 62 is text. In bytes or UTF-16 it ends after the signs, and 80 contains the other amount.
    const hidden = `${emvField("54", "9999.00")}8011`;
    const body = `${makeEmvQr({ "54": undefined }).slice(0, -8)}6230${sign.repeat(15)}${hidden}${emvField("54", "2650.00")}6304`;
    expect(checkEmvQr(body + checksum(body), expected)).toEqual({ ok: false, problem: "damaged" });
  });

  it("is damaged when one accented letter is changed", () => {
    const payload = issuePayload({ city: "Parañaque" }, inBytes).replace("ñ", "ó");
    expect(checkEmvQr(payload, expected)).toEqual({ ok: false, problem: "damaged" });
  });
});

it.each(["", "  ", "é", "付", "\u0007", "9".repeat(33)])("returns no barcode for %j", (code) => {
  expect(encodeBarcode(code)).toBeUndefined();
});

it.each(["", "9".repeat(8000)])("returns no QR code for an empty or too long text", (text) => {
  expect(encodeQr(text)).toBeUndefined();
});
