import { expect, it } from "vitest";
import { encodeBarcode } from "./CodeImages.tsx";
import { encodeQr } from "./OtherCodes.tsx";

it("encodes digits in pairs with CODE128 C: eleven modules for each pair, plus start, check and stop", () => {
  expect(encodeBarcode("8012 4467 3091")).toHaveLength(11 + 6 * 11 + 11 + 13);
  expect(encodeBarcode("8012 4467 3091")).toBe(encodeBarcode("801244673091"));
  expect(encodeBarcode("PH-26")).toMatch(/^[01]+$/);
});

it.each(["", "  ", "é", "付", "\u0007", "9".repeat(33)])("returns no barcode for %j", (code) => {
  expect(encodeBarcode(code)).toBeUndefined();
});

it("encodes a QR code as runs of modules", () => {
  const qr = encodeQr("https://wallet.test/pay/1");
  expect(qr?.size).toBeGreaterThanOrEqual(21);
  expect(qr?.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
});

it.each(["", "9".repeat(8000)])("returns no QR code for an empty or too long text", (text) => {
  expect(encodeQr(text)).toBeUndefined();
});
