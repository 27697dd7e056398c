import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NativeVerbs } from "@lending/bridge/native-verbs";
import { afterAll, describe, expect, it } from "vitest";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { checkEnvironment } from "../publish/checkEnvironment.ts";
import { createVerbsGate } from "./createVerbsGate.ts";
import { createSharedGate } from "./manifestGates.ts";

const keys = makeSigner();
const folder = mkdtempSync(path.join(tmpdir(), "verbs-"));
const publisher = makePublisher({ store: createDirectoryStore(folder), ...keys });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const APPS = ["1.0.0", "1.2.0", "1.9.0", "1.10.0"] as const;
/** Each verb with the first app version that has it, and how many of the four versions lack it. */
const SINCE = [
  ["goHome", "1.0.0", 0],
  ["goMine", "1.0.0", 0],
  ["scanCode", "1.1.0", 1],
  ["shareText", "1.2.0", 1],
  ["sharePdf", "1.2.1", 2],
  ["readClipboard", "1.3.0", 2],
  ["openSettings", "1.9.0", 2],
  ["setBadge", "1.9.1", 3],
  ["vibrate", "1.10.0", 3],
  ["pickContact", "1.11.0", 4],
] as const;
const verbs: NativeVerbs = Object.fromEntries(
  SINCE.map(([name, since]) => [name, { does: "", reply: "none", since, platforms: ["android", "ios"] as const }]),
);
const gate = createVerbsGate({ archive: publisher.archive, verbs });

async function check(
  version: string,
  parts: object,
  appVersions?: Readonly<Record<string, number>>,
  { isCanary = false } = {},
) {
  const build = makeBuild({ name: "loan", version, ...parts });
  const live = makeBuild({ name: "loan", version: "0.0.1" });
  const shell = makeBuild({ name: "shell", version: "1.0.0" });
  for (const one of [shell, live, build]) await publisher.archive.add(one);
  const content = {
    shell: shell.deployed,
    remotes: { loan: isCanary ? live.deployed : build.deployed },
    ...(isCanary && { canaries: [{ id: "00000000", percent: 99, remotes: { loan: build.deployed } }] }),
    fallbacks: {},
    assets: "/assets/",
    environment: { stage: "sandbox", ...(appVersions && { appVersions }) },
    change: "",
  };
  return gate.check({ content, base: undefined });
}

describe.each(SINCE)("a release that uses %s, which apps have since %s", (verb, since, lackCount) => {
  it.each(APPS.map((app, index) => [app, index < lackCount] as const))("in the app %s", async (app, isLacking) => {
    const apps = { [app]: 1 };
    const using = check("0.1.0", { verbs: [verb] }, apps);
    if (isLacking) {
      await expect(using).rejects.toThrow(
        `/loan of loan 0.1.0 uses ${verb}, since app ${since}, which ${app} (100 %) lacks`,
      );
    } else await expect(using).resolves.toBe("1 uses of verbs fit 1 app versions");
    const declared = { verbs: [verb], withoutVerb: { [verb]: "The button opens the page instead." } };
    await expect(check("0.2.0", declared, apps)).resolves.toContain("fit");
    await expect(check("0.3.0", {}, apps)).resolves.toBe("0 uses of verbs fit 1 app versions");
    const canary = check("0.1.0", { verbs: [verb] }, apps, { isCanary: true });
    if (isLacking) await expect(canary).rejects.toThrow(`/loan of loan 0.1.0 uses ${verb}`);
    else await expect(canary).resolves.toBe("1 uses of verbs fit 1 app versions");
  });
});

it("names every app version in use that lacks a verb, with its share, and skips a version that nobody uses", {
  tags: "rulings.app-versions",
}, async () => {
  const apps = { "1.0.0": 0, "1.2.0": 0.2, "1.9.0": 0.05, "1.10.0": 0.75 };
  await expect(check("0.1.0", { verbs: ["setBadge"] }, apps)).rejects.toThrow(
    "which 1.2.0 (20 %) and 1.9.0 (5 %) lacks",
  );
  await expect(check("0.1.0", { verbs: ["scanCode"] }, apps)).resolves.toContain("fit 3 app versions");
});

it("rejects an empty fallback, a verb of no app, and a verb of one platform", async () => {
  await expect(check("0.1.0", { verbs: ["vibrate"], withoutVerb: { vibrate: " " } }, { "1.0.0": 1 })).rejects.toThrow(
    "vibrate",
  );
  await expect(check("0.1.0", { verbs: ["teleport"] })).rejects.toThrow("which no app version has");
  const onlyIos: NativeVerbs = { tapTwice: { does: "", reply: "", since: "1.0.0", platforms: ["ios"] } };
  const other = createVerbsGate({ archive: publisher.archive, verbs: onlyIos });
  const build = makeBuild({ name: "repay", version: "0.1.0", verbs: ["tapTwice"] });
  await publisher.archive.add(build);
  const shell = makeBuild({ name: "shell", version: "1.0.0" });
  const content = {
    shell: shell.deployed,
    remotes: { repay: build.deployed },
    fallbacks: {},
    assets: "/assets/",
    environment: {},
    change: "",
  };
  await expect(other.check({ content, base: undefined })).rejects.toThrow("which only ios has");
});

it("names what is live and lacking when an environment states older apps, and refuses nothing", async () => {
  const build = makeBuild({ name: "loan", version: "0.4.0", verbs: ["pickContact"] });
  const shell = makeBuild({ name: "shell", version: "1.0.0" });
  for (const one of [shell, build]) await publisher.archive.add(one);
  const parts = {
    shell: shell.deployed,
    remotes: { loan: build.deployed },
    fallbacks: {},
    assets: "/assets/",
    change: "",
  };
  const release = (appVersions: Readonly<Record<string, number>>) => ({ ...parts, environment: { appVersions } });
  const base = { release: { ...release({ "1.11.0": 1 }) } } as unknown as Parameters<typeof gate.check>[0]["base"];
  await expect(gate.check({ content: release({ "1.11.0": 0.998, "1.0.0": 0.002 }), base })).resolves.toBe(
    "0 uses of verbs fit 2 app versions. Live, and not refused: /loan of loan 0.4.0 uses pickContact, since app 1.11.0, which 1.0.0 (<1 %) lacks",
  );
  await expect(gate.check({ content: release({ "1.11.0": 1 }), base })).resolves.toBe(
    "0 uses of verbs fit 1 app versions",
  );
});

it("stops no other team when a live build or a canary uses a verb that an app version lacks", async () => {
  const store = createDirectoryStore(mkdtempSync(path.join(folder, "store-")));
  const open = makePublisher({ store, ...keys });
  const using = (version: string) => makeBuild({ name: "loan", version, verbs: ["vibrate"] });
  const repay = (version: string) => makeBuild({ name: "repay", version });
  await open.shipWith(
    { appVersions: { "1.0.0": 1 } },
    makeBuild({ name: "shell", version: "1.0.0", verbs: ["vibrate"] }),
    using("0.1.0"),
    repay("0.1.0"),
  );
  const gated = makePublisher({ store, ...keys, gates: [createVerbsGate({ archive: open.archive, verbs })] });
  await gated.ship(repay("0.2.0"));
  await open.tryOut(10, using("0.2.0"));
  await gated.ship(repay("0.3.0"));
  await gated.promote();
  await expect(gated.ship(using("0.3.0"))).rejects.toThrow("/loan of loan 0.3.0 uses vibrate");
});

it("rejects a remote that calls a verb which the live shell's port lacks", async () => {
  const store = createDirectoryStore(mkdtempSync(path.join(folder, "store-")));
  const parts = makePublisher({ store, ...keys });
  const { ship } = makePublisher({
    store,
    ...keys,
    gates: [createSharedGate({ log: parts.log, archive: parts.archive })],
  });
  await ship(
    makeBuild({ name: "shell", version: "1.0.0", verbs: ["goHome"] }),
    makeBuild({ name: "loan", version: "0.1.0", verbs: ["goHome"] }),
  );
  await expect(ship(makeBuild({ name: "loan", version: "0.2.0", verbs: ["goHome", "sharePdf"] }))).rejects.toThrow(
    "loan 0.2.0 calls sharePdf, which the native port of shell 1.0.0 lacks",
  );
  const newer = makeBuild({ name: "shell", version: "1.1.0", verbs: ["goHome", "sharePdf"] });
  await ship(newer);
  await expect(ship(makeBuild({ name: "loan", version: "0.3.0", verbs: ["sharePdf"] }))).rejects.toThrow(
    "This does not fit release 1",
  );
});

it.each([
  [{ "1.4.0": 0.8, "1.2.0": 0.2 }, undefined],
  [{ "1.4": 1 }, "must be a version such as 1.4.0"],
  [{ "1.4.0": 80 }, "must be a share from 0 to 1"],
])("reads appVersions %j from the environment", (appVersions, problem) => {
  const checking = () => checkEnvironment({ environment: { stage: "sandbox", appVersions }, assets: "/assets/" });
  if (problem === undefined) expect(checking).not.toThrow();
  else expect(checking).toThrow(problem);
});
