import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sha256 } from "./formats/names.ts";
import { contentSchema, type ReleaseContent, type Variant } from "./formats/Release.ts";
import { chooseVariants, closedPart, variantNumber, withVariants } from "./variants.ts";

const deployed = (version: string) => ({ version, hash: sha256(version) });
const variant = (id: string, parts: Partial<Variant>): Variant => ({
  ...{ id, remotes: {}, by: "ana", at: "2026-03-01T09:00:00.000Z" },
  ...(parts.link === undefined && { percent: 50 }),
  ...parts,
});
const release: ReleaseContent = {
  change: "a change",
  shell: deployed("1.0.0"),
  remotes: { loan: deployed("0.1.0"), repay: deployed("0.5.0") },
  fallbacks: { repay: deployed("0.4.0") },
  paths: { "/loan": "loan", "/repay": "repay", "/": "official-site", "/promotion": "promo" },
  variants: [],
  closed: [],
  environment: { stage: "sandbox" },
  assets: "/assets/",
  keys: [],
  revoked: [],
};
const canary = variant("0000000a", { remotes: { loan: deployed("0.2.0") } });
const shell = variant("0000000b", { shell: deployed("1.1.0") });
const preview = variant("0000000c", {
  remotes: { loan: deployed("0.3.0") },
  link: { hash: sha256("secret"), until: "2026-03-01T10:00:00.000Z" },
});
const now = Date.parse("2026-03-01T09:30:00.000Z");
const loanPath = { pathname: "/loan", isPublic: false };

describe("the devices of variants", () => {
  it("get the versions of all of theirs, and the live version as the fallback", () => {
    const variants = [canary, shell];
    expect(withVariants({ ...release, variants }, [canary.id, shell.id])).toEqual({
      shell: deployed("1.1.0"),
      remotes: { loan: deployed("0.2.0"), repay: deployed("0.5.0") },
      fallbacks: { loan: deployed("0.1.0"), repay: deployed("0.4.0") },
      environment: { stage: "sandbox" },
    });
    expect(withVariants({ ...release, variants }, []).remotes).toEqual(release.remotes);
  });

  it("get the preview of a remote that also has a canary", () => {
    const variants = [preview, canary];
    expect(withVariants({ ...release, variants }, [preview.id, canary.id]).remotes.loan).toEqual(deployed("0.3.0"));
  });

  it("are the stated share, remain in a larger one, and differ for each variant", () => {
    const devices = Array.from({ length: 4000 }, (_, index) => `device-${index}`);
    const below = (id: string, percent: number) => devices.filter((one) => variantNumber(id, one) < percent);
    const ten = below(canary.id, 10);
    expect(ten.length / devices.length).toBeCloseTo(0.1, 1);
    expect(below(canary.id, 30)).toEqual(expect.arrayContaining(ten));
    const inBoth = ten.filter((one) => variantNumber(shell.id, one) < 10);
    expect(inBoth.length).toBeLessThan(ten.length / 4);
  });
});

describe("the choice of variants", () => {
  const all = { ...release, variants: [{ ...canary, percent: 99 }, { ...shell, percent: 99 }, preview] };
  const choose = (request: Partial<Parameters<typeof chooseVariants>[1]>) =>
    chooseVariants(all, { ...loanPath, ...request }, now);
  const device = "d-1";

  it.each([
    ["without a device, none", {}, []],
    ["with a device, those with a share", { device }, [canary.id, shell.id]],
    ["by hand, exactly one", { device, wanted: shell.id }, [shell.id]],
    ["by hand, none", { device, wanted: "live" }, []],
    ["no preview by its id alone", { wanted: preview.id }, []],
    ["a preview by its secret", { previews: new Map([[preview.id, "secret"]]) }, [preview.id]],
    ["no preview by another secret", { previews: new Map([[preview.id, "other"]]) }, []],
    ["on a public page, what concerns it", { device, pathname: "/promotion", isPublic: true }, [shell.id]],
  ])("is %s", (_, request, chosen) => {
    expect(choose(request)).toEqual(chosen);
  });

  it("ends a preview at its time", () => {
    const previews = new Map([[preview.id, "secret"]]);
    const later = Date.parse("2026-03-01T10:00:00.000Z");
    expect(chooseVariants(all, { ...loanPath, previews }, later)).toEqual([]);
  });
});

it.each([
  ["an app in two variants with a share", [canary, { ...canary, id: "0000000d" }]],
  ["two variants with one id", [canary, { ...shell, id: canary.id }]],
  ["a variant with a share and a link", [{ ...preview, percent: 10 }]],
])("refuses %s", (_, variants) => {
  expect(v.is(contentSchema, { ...release, variants })).toBe(false);
  expect(v.is(contentSchema, { ...release, variants: [canary, shell, preview] })).toBe(true);
});

it("closes a path by its own name or that of its owner", () => {
  const part = (target: string) => ({ target, because: "fee is wrong", by: "ana", at: "2026-03-01T09:00:00.000Z" });
  expect(closedPart({ ...release, closed: [part("/loan")] }, "/loan")?.target).toBe("/loan");
  expect(closedPart({ ...release, closed: [part("repay")] }, "/repay")?.target).toBe("repay");
  expect(closedPart({ ...release, closed: [part("repay")] }, "/loan")).toBeUndefined();
});
