import type { NativeVerbs } from "@lending/bridge/native-verbs";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import type { Gate } from "../Refusal.ts";
import { createVerbsGate } from "./createVerbsGate.ts";
import { createSharedGate } from "./manifestGates.ts";

const keys = makeSigner();
const folder = folderForEachTest();
const publisher = (gates: readonly Gate[] = []) =>
  makeGatedPublisher({ store: createFolderStore(folder()), ...keys, gates });

const verbs: NativeVerbs = Object.fromEntries(
  Object.entries({
    goHome: "1.0.0",
    scanCode: "1.1.0",
    setBadge: "1.9.1",
    vibrate: "1.10.0",
    pickContact: "1.11.0",
  }).map(([name, since]) => [name, { does: "", since }]),
);
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const live = makeBuild({ name: "loan", version: "0.0.1" });

type Path = NonNullable<Parameters<typeof makeBuild>[0]["path"]>;

/** Checks a loan with these parts of its path, as a release or as a canary, with these verbs and app versions. */
async function check(
  path: Path,
  appVersions?: Readonly<Record<string, number>>,
  { isCanary = false, known = verbs } = {},
) {
  const { artefacts, upload } = publisher();
  const build = makeBuild({ name: "loan", version: "0.1.0", path });
  for (const one of [shell, live, build]) await upload(one);
  const at = new Date(0).toISOString();
  const content: ReleaseContent = {
    ...{ shell: shell.deployed, remotes: { loan: isCanary ? live.deployed : build.deployed }, fallbacks: {} },
    variants: isCanary ? [{ id: "00000000", percent: 99, remotes: { loan: build.deployed }, by: "ana", at }] : [],
    ...{ change: "", paths: {}, closed: [], keys: [], revoked: [], assets: "/assets/" },
    environment: { stage: "sandbox", ...(appVersions && { appVersions }) },
  };
  return createVerbsGate(artefacts, known)({ content, base: undefined });
}

it.each([
  ["goHome", "1.0.0", undefined],
  ["scanCode", "1.0.0", "since app 1.1.0, which 1.0.0 (100 %) lacks"],
  ["scanCode", "1.10.0", undefined],
  ["setBadge", "1.9.0", "since app 1.9.1, which 1.9.0 (100 %) lacks"],
  ["vibrate", "1.9.0", "since app 1.10.0, which 1.9.0 (100 %) lacks"],
  ["vibrate", "1.10.0", undefined],
])("decides about a release or a canary that uses %s, with the app %s in use: %s", async (verb, app, lack) => {
  for (const isCanary of [false, true]) {
    const using = check({ verbs: [verb] }, { [app]: 1 }, { isCanary });
    if (lack) await expect(using).rejects.toThrow(`/loan of loan 0.1.0 uses ${verb}, ${lack}`);
    else expect(await using).toBe("1 uses of verbs fit 1 app versions");
  }
  const declared = { verbs: [verb], withoutVerb: { [verb]: "The button opens the page instead." } };
  expect(await check(declared, { [app]: 1 })).toBe("1 uses of verbs fit 1 app versions");
});

it("names every app version in use that lacks a verb, with its share, and skips an unused version", {
  tags: "rulings.app-versions",
}, async () => {
  const apps = { "1.0.0": 0, "1.2.0": 0.2, "1.9.0": 0.05, "1.10.0": 0.75 };
  await expect(check({ verbs: ["setBadge"] }, apps)).rejects.toThrow("which 1.2.0 (20 %) and 1.9.0 (5 %) lacks");
  expect(await check({ verbs: ["scanCode"] }, apps)).toContain("fit 3 app versions");
  expect(await check({}, apps)).toBe("0 uses of verbs fit 3 app versions");
});

it("rejects an empty fallback, a verb of no app, and a verb of one platform", async () => {
  const empty = { verbs: ["vibrate"], withoutVerb: { vibrate: " " } };
  await expect(check(empty, { "1.0.0": 1 })).rejects.toThrow("vibrate");
  await expect(check({ verbs: ["teleport"] })).rejects.toThrow("which no app version has");
  const known: NativeVerbs = { tapTwice: { does: "", since: "1.0.0", only: "ios" } };
  await expect(check({ verbs: ["tapTwice"] }, {}, { known })).rejects.toThrow("which only ios has");
});

it("names what is live and lacking when an environment states older apps, and refuses nothing", async () => {
  const { artefacts, shipWith } = publisher();
  const using = makeBuild({ name: "loan", version: "0.4.0", path: { verbs: ["pickContact"] } });
  const base = (await shipWith({ appVersions: { "1.11.0": 1 } }, shell, using)).newest;
  if (!base) throw new Error("Release 1 is missing.");
  const checkWith = (appVersions: Readonly<Record<string, number>>) =>
    createVerbsGate(artefacts, verbs)({ base, content: { ...base.release, environment: { appVersions } } });
  expect(await checkWith({ "1.11.0": 0.998, "1.0.0": 0.002 })).toBe(
    "0 uses of verbs fit 2 app versions. Live, and not refused: /loan of loan 0.4.0 uses pickContact, since app 1.11.0, which 1.0.0 (<1 %) lacks",
  );
  expect(await checkWith({ "1.11.0": 1 })).toBe("0 uses of verbs fit 1 app versions");
});

it("stops no other team when a live build or a canary uses a verb that an app version lacks", async () => {
  const open = publisher();
  const using = (version: string) => makeBuild({ name: "loan", version, path: { verbs: ["vibrate"] } });
  const repay = (version: string) => makeBuild({ name: "repay", version });
  await open.shipWith(
    { appVersions: { "1.0.0": 1 } },
    makeBuild({ name: "shell", version: "1.0.0", verbs: ["vibrate"] }),
    using("0.1.0"),
    repay("0.1.0"),
  );
  const gated = publisher([createVerbsGate(open.artefacts, verbs)]);
  await gated.ship(repay("0.2.0"));
  await open.tryOut(10, using("0.2.0"));
  await gated.ship(repay("0.3.0"));
  await gated.promote();
  await expect(gated.ship(using("0.3.0"))).rejects.toThrow("/loan of loan 0.3.0 uses vibrate");
});

it("rejects a remote that calls a verb which the live shell's port lacks", async () => {
  const { ship } = publisher([createSharedGate(publisher())]);
  await ship(
    makeBuild({ name: "shell", version: "1.0.0", verbs: ["goHome"] }),
    makeBuild({ name: "loan", version: "0.1.0", path: { verbs: ["goHome"] } }),
  );
  await expect(
    ship(makeBuild({ name: "loan", version: "0.2.0", path: { verbs: ["goHome", "sharePdf"] } })),
  ).rejects.toThrow("loan 0.2.0 calls sharePdf, which the native port of shell 1.0.0 lacks");
  const newer = makeBuild({ name: "shell", version: "1.1.0", verbs: ["goHome", "sharePdf"] });
  await ship(newer);
  await expect(ship(makeBuild({ name: "loan", version: "0.3.0", path: { verbs: ["sharePdf"] } }))).rejects.toThrow(
    "This does not fit release 1",
  );
});
