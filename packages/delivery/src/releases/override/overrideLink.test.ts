import { describe, expect, it } from "vitest";
import { makeSigner } from "../../testing/makePublisher.ts";
import { isAllowedOrigin, makeId, overrideOrigins, readOverrideLink, signOverride } from "./Override.ts";

const { signer, trust } = makeSigner();
const UNTIL = Date.parse("2026-03-31T12:00:00Z");
const storeId = "a".repeat(64);
const id = makeId(UNTIL, "0123456789abcdef");

describe("the link of an override", () => {
  it("identifies the override until its end", () => {
    expect(readOverrideLink(signOverride(id, storeId, signer), { storeId, trust, now: UNTIL - 1 })).toBe(id);
    expect(readOverrideLink(signOverride(id, storeId, signer), { storeId, trust, now: UNTIL })).toBeUndefined();
  });

  it("opens nothing in another store that trusts the same key, and with an unknown key", () => {
    const link = signOverride(id, storeId, signer);
    expect(readOverrideLink(link, { storeId: "b".repeat(64), trust, now: UNTIL - 1 })).toBeUndefined();
    const strangers = signOverride(id, storeId, makeSigner().signer);
    expect(readOverrideLink(strangers, { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
  });

  it.each([
    ["another id", (link: string) => link.replace("-0", "-1")],
    ["a later end", (link: string) => link.replace(/^\d/, "9")],
    ["another signature", (link: string) => link.replace(/.{4}$/, "AAAA")],
    ["no signature", (link: string) => link.replace(/\.[\w-]+$/, "")],
  ])("opens nothing with %s", (_, change) => {
    const link = signOverride(id, storeId, signer);
    expect(change(link)).not.toBe(link);
    expect(readOverrideLink(change(link), { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
  });

  it("rejects the signature of another override, or of another purpose", () => {
    const [, key, signature] = signOverride(id, storeId, signer).split(".");
    const other = makeId(UNTIL, "fedcba9876543210");
    expect(readOverrideLink([other, key, signature].join("."), { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
    const plain = signer.sign(id);
    expect(readOverrideLink([id, key, plain].join("."), { storeId, trust, now: UNTIL - 1 })).toBeUndefined();
  });
});

const preview = "https://*.preview.example";

it.each([
  ["an environment that states no stage", {}, []],
  ["the sandbox", { stage: "sandbox" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["staging", { stage: "staging" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["production", { stage: "production" }, []],
  ["an unknown stage", { stage: "live" }, []],
  ["production that allows one", { stage: "production", overrideOrigins: [preview] }, [preview]],
  [
    "production that allows a laptop as well",
    { stage: "production", overrideOrigins: [preview, "http://localhost:*"] },
    [preview],
  ],
  ["one that forbids overrides", { stage: "sandbox", overrideOrigins: [] }, []],
  ["one that allows every origin", { stage: "sandbox", overrideOrigins: ["*"] }, []],
  ["one that allows a whole country", { stage: "sandbox", overrideOrigins: ["https://*.ph"] }, []],
  [
    "one with an address instead of an origin",
    { stage: "sandbox", overrideOrigins: [preview, "https://a.example/path"] },
    [],
  ],
  ["one with an invalid list", { stage: "sandbox", overrideOrigins: "http://localhost:4101" }, []],
])("allows in %s a remote from", (_, environment, allowed) => {
  expect(overrideOrigins(environment)).toEqual(allowed);
});

const allowed = ["http://localhost:*", preview, "https://one.example:8443"];
it.each([
  ["http://localhost:4101/", true],
  ["http://localhost/", true],
  ["https://localhost:4101/", false],
  ["http://localhost.evil.example/", false],
  ["http://localhost:4101@evil.example/", false],
  ["http://user:secret@localhost:4101/", false],
  ["http://:secret@localhost:4101/", false],
  ["https://pr-12.preview.example/loan/", true],
  ["https://preview.example/", false],
  ["https://evilpreview.example/", false],
  ["https://pr.preview.example.evil.example/", false],
  ["https://pr.preview.example:444/", false],
  ["http://pr-12.preview.example/", false],
  ["https://one.example:8443/", true],
  ["https://one.example/", false],
  ["data:text/javascript,1", false],
  ["loan", false],
])("accepts files from %s: %s", (address, isTaken) => {
  expect(isAllowedOrigin(address, allowed)).toBe(isTaken);
});
