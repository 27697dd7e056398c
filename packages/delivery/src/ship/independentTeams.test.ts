import type { Contract } from "@lending/federation/contract";
import type { Build } from "@lending/releases/artefact/Build";
import { type Release, reachableIn } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import semver from "semver";
import { expect, it } from "vitest";
import { makeGatedPublisher } from "../testing/makeGatedPublisher.ts";
import { liveIn, without } from "./changes/parts.ts";
import { findMet } from "./changes/rollBack.ts";
import { removeRemote, shipBuilds } from "./changes/shipBuilds.ts";
import { createBytesGate } from "./gates/createBytesGate.ts";
import { createContractGate } from "./gates/createContractGate.ts";
import { createVerbsGate } from "./gates/createVerbsGate.ts";
import { createManifestGate, createSharedGate, takeIn } from "./gates/manifestGates.ts";
import type { Gate } from "./Refusal.ts";

// Six teams, the shell and the packages that all share release in a random order, through every gate but the pages.
const STEPS = Number(process.env.RELEASE_STEPS ?? 20);
const SEED = Number(process.env.RELEASE_SEED ?? 1);

const TEAMS = ["loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

/** Returns a source of numbers that are the same for the same seed. */
function createChoice(seed: number) {
  let state = seed;
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return items[Math.floor((state / 2_147_483_648) * items.length)] as Item;
  };
}

/** Each minor version reads one more response field than the one before it. */
const contractOf = (version: string): Contract =>
  Object.fromEntries(Array.from({ length: semver.minor(version) }, (_, index) => [`field a${index + 1}`, ["text"]]));

const folder = folderForEachTest();

it(`${STEPS} random releases of independent teams are never refused, and none includes another team`, async () => {
  const choose = createChoice(SEED);
  const store = createFolderStore(folder());
  const keys = makeSigner();
  const tools = makeGatedPublisher({ store, ...keys });
  const quick = (isWhole = false): Gate[] => [
    (candidate) => takeIn(candidate, { store, trust: keys.trust }),
    createSharedGate({ ...tools, isWhole }),
  ];
  const through = (...gates: readonly Gate[]) => makeGatedPublisher({ store, ...keys, gates });
  const publisher = through(
    ...quick(),
    createManifestGate(tools.artefacts),
    createContractGate(tools),
    createVerbsGate(tools.artefacts),
    createBytesGate(tools.artefacts),
  );
  /** A rollback and a removal run these gates only. */
  const returning = through(...quick());
  const newest = async () => (await tools.log.newest()) as SignedRelease;

  const versions = new Map<string, string>();
  /** The newest minor version of the host contract of which a remote uses an addition. */
  const uses = new Map<string, number>();
  /** What a build of the shell provides of the host contract, and what a build of a remote needs, by its hash. */
  const contracts = new Map<string, string>();
  let host = "1.0.0";
  /** The contract that each shipped shell provides. */
  const provided = [host];
  /** The version of the packages, which each build contains. */
  let packages = 0;
  let canary = "";
  let added = 0;

  /** Makes the next version of an app, as its sources, the packages and the host contract are now. */
  function next(app: string, level: "patch" | "minor"): Build {
    const version = semver.inc(versions.get(app) ?? "0.1.0", level) ?? "";
    versions.set(app, version);
    const needed = `^${semver.major(host)}.${semver.major(host) === 1 ? (uses.get(app) ?? 0) : 0}.0`;
    const own = { name: app, version, text: `packages ${packages}`, contract: contractOf(version) };
    const build = makeBuild({ ...own, path: { verbs: ["goToPage"] }, host: app === "shell" ? host : needed });
    contracts.set(build.deployed.hash, app === "shell" ? host : needed);
    return build;
  }
  /** Publishes, and expects that only one app has changed for everybody. */
  async function change(app: string, publish: () => Promise<unknown>) {
    const before: Release = (await newest()).release;
    await publish();
    const { release } = await newest();
    const changed = [...without(liveIn(release), liveIn(before)), ...without(liveIn(before), liveIn(release))];
    expect(changed.filter(([name]) => name !== app)).toEqual([]);
  }
  const release = (app: string, level: "patch" | "minor") => change(app, () => publisher.ship(next(app, level)));
  async function releaseShell(level: "patch" | "minor") {
    await release("shell", level);
    provided.push(host);
  }
  const addToHost = (minors: number) => {
    host = `1.${semver.minor(host) + minors}.0`;
  };
  /** Checks every pair of a shell and a remote that visitors can have: of this release and the one before, with canaries and fallbacks. */
  async function expectPairsToFit() {
    const served = (await findMet(tools.log, await newest())).flatMap(reachableIn);
    const remotes = served.filter(([name]) => name !== "shell");
    for (const [, shell] of served.filter(([name]) => name === "shell"))
      for (const [name, remote] of remotes) {
        const pair = [contracts.get(shell.hash) ?? "", contracts.get(remote.hash) ?? ""] as const;
        expect(semver.satisfies(...pair), `${name} ${remote.version} in shell ${shell.version}`).toBe(true);
      }
  }
  const live = async () => Object.keys((await newest()).release.remotes).filter((name) => name !== canary);

  await publisher.shipWith({ appVersions: { "1.0.0": 1 } }, ...["shell", ...TEAMS].map((app) => next(app, "minor")));

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    patch: async () => release(choose(await live()), "patch"),
    minor: async () => release(choose(await live()), "minor"),
    // A new version of a package changes every app; one team ships now, the others when they like.
    async package() {
      packages += 1;
      await release(choose(await live()), "patch");
    },
    async shell() {
      addToHost(choose([0, 1]));
      await releaseShell(choose(["patch", "minor"]));
    },
    // A remote uses what the live shell and the one before it provide.
    async addition() {
      const app = choose(await live());
      uses.set(app, semver.minor(provided.at(-2) ?? host));
      await release(app, "minor");
    },
    async canary() {
      if (canary) {
        await change(canary, choose([() => publisher.promote(), () => returning.rollBack()]));
        canary = "";
        return;
      }
      const app = choose(await live());
      await change("", () => publisher.tryOut(10, next(app, "minor")));
      canary = app;
    },
    async rollback() {
      const app = choose(await live());
      await release(app, "minor");
      await release(app, "minor");
      await change(app, () => returning.rollBack(canary ? {} : { name: app }));
      canary = "";
    },
    async newRemote() {
      added += 1;
      await release(`savings-${added}`, "minor");
    },
    async removal() {
      const app = (await live()).find((one) => one.startsWith("savings"));
      if (app) await change(app, () => returning.publish(removeRemote(app)));
    },
  };
  for (let step = 0; step < STEPS; step += 1) {
    await steps[choose(Object.keys(steps))]?.();
    await expectPairsToFit();
  }
  if (canary) await returning.rollBack();
  canary = "";

  // Two minor versions apart: first a remote that was built later than the live shell, then a shell later than the live remotes.
  addToHost(2);
  await release("loan", "minor");
  await releaseShell("minor");
  await expectPairsToFit();

  // Only a new major version of the contract needs everybody at once.
  host = "2.0.0";
  const all = ["shell", ...(await live())].map((app) => next(app, "minor"));
  for (const one of all.filter(({ name }) => /^(?:shell|loan)$/.test(name)))
    await expect(publisher.ship(one)).rejects.toThrow("needs the host contract");
  const whole = through(...quick(true));
  for (const one of all) await whole.upload(one);
  await whole.publish(async (base) => {
    const content = await shipBuilds({ added: all })(base);
    return content && { ...content, whole: true };
  });
  await release("loan", "patch");
});
