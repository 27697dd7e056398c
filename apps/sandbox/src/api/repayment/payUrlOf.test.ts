import { expect, it } from "vitest";
import { payUrlOf } from "./payUrlOf.ts";

const scanned = {
  token: "x".repeat(22),
  code: "801244673091",
  orderId: "o-174",
  purpose: "instalment",
  round: 1,
  amountCentavos: 265_000,
  channelNumber: 90_003,
  origin: "borrower",
  state: "open",
  createdAt: 0,
  changedAt: 0,
} as const;

it.each([
  ["http://localhost:4100", `http://localhost:4100/sandbox/wallet/${scanned.token}`],
  ["https://lending.preview.example.test", "801244673091"],
])("puts a code of at most 64 characters into the QR page of %s", (origin, code) => {
  expect(new URL(payUrlOf(scanned, origin)).searchParams.get("payCode")).toBe(code);
});
