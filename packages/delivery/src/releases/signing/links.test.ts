import { describe, expect, it } from "vitest";
import { makeSigner } from "../../testing/makePublisher.ts";
import { makeId, readOverrideLink, signOverride } from "../override/Override.ts";
import { isStatusLink, readOpening, signOpening, signStatusLink } from "./links.ts";

const { signer, trust } = makeSigner();
const end = Date.parse("2026-03-31T12:00:00Z");
const storeId = "a".repeat(64);
const own = { storeId, trust, now: end - 1 };
type Options = typeof own;
const overrideOf = (random: string) => signOverride(makeId(end, random), storeId, signer);

interface Kind {
  readonly sign: (until: Date, by?: typeof signer) => string;
  readonly read: (link: string, options: Options) => unknown;
  readonly opened: unknown;
}
const kinds: Readonly<Record<string, Kind>> = {
  "an override": {
    sign: (until, by = signer) => signOverride(makeId(until.getTime(), "0123456789abcdef"), storeId, by),
    read: readOverrideLink,
    opened: makeId(end, "0123456789abcdef"),
  },
  "a release": {
    sign: (until, by = signer) => signOpening({ generation: 12, variant: "canary" }, { storeId, until, signer: by }),
    read: readOpening,
    opened: { generation: 12, variant: "canary" },
  },
  "the status page": {
    sign: (until, by = signer) => signStatusLink({ storeId, until, signer: by }),
    read: (link, options) => isStatusLink(link, options) || undefined,
    opened: true,
  },
};

describe.each(Object.entries(kinds))("a link to %s", (name, { sign, read, opened }) => {
  const link = sign(new Date(end));

  it("opens what was signed until the end, rounded down to a whole second", () => {
    expect(sign(new Date(end + 900))).toBe(link);
    expect(encodeURIComponent(link)).toBe(link);
    expect(read(link, own)).toEqual(opened);
    expect(read(link, { ...own, now: end })).toBeUndefined();
  });

  it("opens nothing in another store that trusts the same key, or with an unknown key", () => {
    expect(read(link, { ...own, storeId: "b".repeat(64) })).toBeUndefined();
    expect(read(link, { ...own, trust: makeSigner().trust })).toBeUndefined();
  });

  it.each([
    ["a later end", link.replace(String(end / 1000), "9999999999")],
    ["another signature", link.replace(/.{4}$/, "AAAA")],
    ["no signature", link.replace(/\.[\w-]+$/, "")],
    ["the signature of its values alone", link.replace(/[\w-]+$/, signer.sign(link.split(".").slice(0, -2).join(".")))],
    ["nothing", ""],
  ])("opens nothing with %s", (_, changed) => {
    expect(changed).not.toBe(link);
    expect(read(changed, own)).toBeUndefined();
  });

  it.each(Object.entries(kinds).filter(([other]) => other !== name))("does not open %s", (_, other) => {
    expect(other.read(link, own)).toBeUndefined();
  });

  it("of a team's key opens the status page alone", () => {
    const team = makeSigner(["loan"]);
    const signed = sign(new Date(end), team.signer);
    expect(read(signed, { ...own, trust: team.trust })).toBe(name === "the status page" ? true : undefined);
  });
});

it.each([
  ["another release", kinds["a release"], (link: string) => link.replace(/^12/, "11")],
  ["the other variant", kinds["a release"], (link: string) => link.replace("canary", "live")],
  ["another id", kinds["an override"], (link: string) => link.replace("-0", "-1")],
  [
    "the signature of another override",
    kinds["an override"],
    (link: string) => link.replace(/[\w-]+$/, overrideOf("fedcba9876543210").split(".")[2] ?? ""),
  ],
])("opens nothing with %s", (_, kind, change) => {
  const link = kind?.sign(new Date(end)) ?? "";
  expect(change(link)).not.toBe(link);
  expect(kind?.read(change(link), own)).toBeUndefined();
});
