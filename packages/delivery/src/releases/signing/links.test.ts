import { describe, expect, it } from "vitest";
import { makeSigner } from "../../testing/makePublisher.ts";
import { isStatusLink, readOpening, signOpening, signStatusLink } from "./links.ts";

const { signer, trust } = makeSigner();
const until = new Date("2026-03-02T00:00:00Z");
const before = until.getTime() - 1000;
const storeId = "a".repeat(64);
const parameter = signOpening({ generation: 12, variant: "canary" }, { storeId, until, signer });
const read = (text: string, now = before) => readOpening(text, { storeId, trust, now });

it("opens the signed release and variant until the signed time", () => {
  expect(read(parameter)).toEqual({ generation: 12, variant: "canary" });
  expect(read(parameter, until.getTime())).toBeUndefined();
  expect(encodeURIComponent(parameter)).toBe(parameter);
});

it("rounds the end down to a whole second", () => {
  const later = new Date(until.getTime() + 900);
  expect(signOpening({ generation: 12, variant: "canary" }, { storeId, until: later, signer })).toBe(parameter);
});

it.each([
  ["another release", parameter.replace(/^12/, "11")],
  ["the other variant", parameter.replace("canary", "live")],
  ["a later end", parameter.replace(/\.(\d)(\d{9})\./, ".9$2.")],
  ["another signature", parameter.replace(/.{4}$/, "AAAA")],
  ["no signature", "12.canary.1772409600"],
  ["nothing", ""],
])("opens nothing with %s", (_, changed) => {
  expect(changed).not.toBe(parameter);
  expect(read(changed)).toBeUndefined();
});

it("rejects a link signed with an unknown key", () => {
  expect(readOpening(parameter, { storeId, trust: makeSigner().trust, now: before })).toBeUndefined();
});

it("rejects a link of another store that trusts the same key", () => {
  expect(readOpening(parameter, { storeId: "b".repeat(64), trust, now: before })).toBeUndefined();
});

describe("a link to the status page", () => {
  const link = signStatusLink({ storeId, until, signer });
  const opens = (text: string, more: Partial<Parameters<typeof isStatusLink>[1]> = {}) =>
    isStatusLink(text, { storeId, trust, now: before, ...more });

  it("opens until its end, with a key of any scope", () => {
    expect(opens(link)).toBe(true);
    expect(opens(link, { now: until.getTime() })).toBe(false);
    const team = makeSigner(["loan"]);
    expect(opens(signStatusLink({ storeId, until, signer: team.signer }), { trust: team.trust })).toBe(true);
  });

  it.each([
    ["a later end", link.replace(/^\d/, "9")],
    ["another signature", link.replace(/.{4}$/, "AAAA")],
    ["the link of a release", parameter],
    ["nothing", ""],
  ])("does not open with %s", (_, changed) => {
    expect(changed).not.toBe(link);
    expect(opens(changed)).toBe(false);
  });

  it("does not open in another store or with an unknown key, and opens no release", () => {
    expect(opens(link, { storeId: "b".repeat(64) })).toBe(false);
    expect(opens(link, { trust: makeSigner().trust })).toBe(false);
    expect(read(link)).toBeUndefined();
  });
});
