import { writeFileSync } from "node:fs";
import path from "node:path";
import { reachableIn } from "@lending/releases/formats/Release";
import { createReleaseLog } from "@lending/releases/log/createReleaseLog";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { readTrust } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { expect, it, vi } from "vitest";
import { findMet } from "../../ship/changes/rollBack.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeTeams } from "./makeTeams.ts";

// Six teams, the shell and three packages release in a random order, with `changeset version` and `ship`. Only the bundler and
// the pages gate are replaced: builds are small fixtures. In the deep tests, RELEASE_STEPS=60.
const STEPS = Number(process.env.RELEASE_STEPS ?? 5);
const SEED = Number(process.env.RELEASE_SEED ?? 1);
vi.setConfig({ testTimeout: 40_000 * STEPS });

const TEAMS = ["loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

/** Returns a source of numbers that are the same for the same seed. */
function createChoice(seed: number) {
  let state = seed;
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return items[Math.floor((state / 2_147_483_648) * items.length)] as Item;
  };
}

const root = folderForEachTest();

it(`${STEPS} random releases of independent teams are never refused, and none includes another team`, async () => {
  const choose = createChoice(SEED);
  const teams = makeTeams(root(), TEAMS);
  let host = "1.0.0";
  /** The contract that each shipped shell provides. */
  const provided = [host];
  let canary = "";
  let added = 0;
  const releases: string[] = [];

  /** Ships, and fails with the whole story when it is refused. */
  const ship = async (line: string) => {
    const { code, out } = await teams.ship(line, host);
    releases.push(`${code} ${line}`);
    if (code !== 0) throw new Error(`${releases.join("\n")}\n${out}`);
    // The line of the release names what changed: one app.
    const change = /^release \d+: (.*)$/m.exec(out)?.[1] ?? "";
    const apps = ["shell", ...teams.apps()].filter((name) => new RegExp(`(^|[ ,])${name} [\\d(n]`).test(change));
    expect(new Set(apps).size, change).toBeLessThanOrEqual(1);
  };
  const release = (name: string, level: "patch" | "minor") => {
    teams.version([name], level);
    return ship(name);
  };
  const releaseShell = async (level: "patch" | "minor") => {
    teams.version(["shell"], level);
    await ship("shell --now");
    provided.push(host);
  };
  const addToHost = (minors: number) => {
    host = `1.${Number(host.split(".")[1]) + minors}.0`;
  };
  /** Checks every pair of a shell and a remote that visitors can have: of this release and the one before, with canaries and fallbacks. */
  const expectPairsToFit = async () => {
    const [store, trust] = [createFolderStore(path.join(root(), "releases")), readTrust(path.join(root(), ".ship"))];
    const log = createReleaseLog({ store, trust });
    const newest = (await log.newest()) as SignedRelease;
    const served = (await findMet(log, newest)).flatMap(reachableIn);
    const remotes = served.filter(([name]) => name !== "shell");
    for (const [, shell] of served.filter(([name]) => name === "shell"))
      for (const [name, remote] of remotes)
        expect(teams.fits(shell.hash, remote.hash), `${name} ${remote.version} in shell ${shell.version}`).toBe(true);
  };
  const remotes = () => teams.apps().filter((name) => name !== "shell" && name !== canary);

  await teams.ship("keys", host);
  vi.stubEnv("npm_config_user_agent", "pnpm/12");
  const environment = path.join(root(), "environment.json");
  writeFileSync(environment, JSON.stringify({ stage: "sandbox", appVersions: { "1.0.0": 1 } }));
  expect(await teams.ship(`--all --environment ${environment}`, host)).toMatchObject({ code: 0 });

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    patch: () => release(choose(remotes()), "patch"),
    minor: () => release(choose(remotes()), "minor"),
    // A new version of a package gives every dependent a new version; one team ships now, the others when they like.
    async package() {
      teams.version([choose(["ui", "bridge", "api-client"])], choose(["patch", "minor", "major"]));
      await ship(choose(remotes()));
    },
    async shell() {
      addToHost(choose([0, 1]));
      await releaseShell(choose(["patch", "minor"]));
    },
    // A remote uses what the live shell and the one before it provide.
    async addition() {
      const name = choose(remotes());
      teams.use(name, Number((provided.at(-2) ?? host).split(".")[1]));
      await release(name, "minor");
    },
    async canary() {
      if (canary) {
        await ship(choose(["promote", "rollback"]));
        canary = "";
        return;
      }
      const name = choose(remotes());
      teams.version([name], "minor");
      await ship(`${name} --channel canary --percent 10`);
      canary = name;
    },
    async rollback() {
      const name = choose(remotes());
      await release(name, "minor");
      await release(name, "minor");
      await ship(canary ? "rollback" : `rollback ${name}`);
      canary = "";
    },
    async newRemote() {
      added += 1;
      teams.addApp(`savings-${added}`);
      await release(`savings-${added}`, "minor");
    },
    async removal() {
      const name = remotes().find((one) => one.startsWith("savings"));
      if (!name) return release(choose(remotes()), "patch");
      await ship(`remove ${name}`);
      teams.removeApp(name);
    },
  };
  for (let step = 0; step < STEPS; step += 1) {
    await steps[choose(Object.keys(steps))]?.();
    await expectPairsToFit();
  }
  if (canary) await ship("rollback");

  // Two minor versions apart: first a remote that was built later than the live shell, then a shell later than the live remotes.
  addToHost(2);
  await release("loan", "minor");
  await releaseShell("minor");
  await expectPairsToFit();

  // Only a new major version of the contract needs everybody at once.
  host = "2.0.0";
  teams.version(["shell", ...remotes()], "minor");
  for (const name of ["shell", "loan"]) {
    const { code, out } = await teams.ship(name, host);
    expect([code, out]).toEqual([3, expect.stringContaining("Refused by shared")]);
    expect(out).toContain("needs the host contract");
  }
  expect(await teams.ship("--all --whole", host)).toMatchObject({ code: 0 });
  await release("loan", "patch");
});
