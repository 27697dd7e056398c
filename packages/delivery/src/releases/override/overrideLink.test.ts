import { describe, expect, it } from "vitest";
import { makeSigner } from "../../testing/makePublisher.ts";
import { makeId, readOverrideLink, signOverride } from "./Override.ts";

const { signer, trust } = makeSigner();
const UNTIL = Date.parse("2026-03-31T12:00:00Z");
const storeId = "a".repeat(64);
const id = makeId(UNTIL, "0123456789abcdef");

describe("the link of an override", () => {
  it("identifies the override until its end", () => {
    expect(readOverrideLink(signOverride(id, storeId, signer), { storeId, trust, now: UNTIL - 1 })).toBe(id);
    expect(readOverrideLink(signOverride(id, storeId, signer), { storeId, trust, now: UNTIL })).toBeUndefined();
  });

  it("opens nothing in another store that trusts the same key", () => {
    const link = signOverride(id, storeId, signer);
    expect(readOverrideLink(link, { storeId: "b".repeat(64), trust, now: UNTIL - 1 })).toBeUndefined();
  });

  it("rejects the signature of another override, or of another purpose", () => {
    const [, key, signature] = signOverride(id, storeId, signer).split(".");
    const other = makeId(UNTIL, "fedcba9876543210");
    expect(readOverrideLink([other, key, signature].join("."), { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
    const plain = signer.sign(id);
    expect(readOverrideLink([id, key, plain].join("."), { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
  });
});
