import { parseEnvironment } from "@lending/bridge/environment";
import { findConflicts, type RemoteManifest, type ShellManifest } from "@lending/federation/manifest";
import semver from "semver";
import * as v from "valibot";
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog } from "../../releases/createReleaseLog.ts";
import { Refusal } from "../../releases/Refusal.ts";
import {
  type Deployed,
  deployedOf,
  inCanary,
  type ReleaseContent,
  remotesIn,
  servedIn,
  stagedIn,
  type Versions,
  variantsOf,
  without,
} from "../../releases/Release.ts";
import { misfits } from "../../releases/readReleaseManifests.ts";
import { findMet } from "../publish/Change.ts";
import type { Candidate, Gate } from "../publish/publish.ts";

/** The part of `mf-manifest.json` that states the libraries of a build. */
const librariesSchema = v.object({
  shared: v.array(v.object({ name: v.string(), version: v.string(), requiredVersion: v.fallback(v.string(), "") })),
});

/** Reads the libraries that a build shares; none of a build before `mf-manifest.json`. */
async function readLibraries(archive: Archive, name: string, deployed: Deployed) {
  const file = "mf-manifest.json";
  if ((await archive.manifest(name, deployed)).files[file] === undefined) return [];
  const text = new TextDecoder().decode(await archive.read(name, deployed, file));
  return v.parse(librariesSchema, JSON.parse(text)).shared;
}

/** Lists the shells that a release serves: two during a staged release of one. */
const shellsIn = (release: Versions) => servedIn(release).filter(([name]) => name === "shell");

interface SharedGateOptions {
  readonly log: ReleaseLog;
  readonly archive: Archive;
  /** The candidate replaces everything at once: it need not fit the live release, and only a whole rollback undoes it. */
  readonly isWhole?: boolean;
}

/**
 * Compares what remotes need with what shells provide: inside the candidate, and between it and every release that it can meet.
 * A single app may be rolled back, a broken remote is replaced by its fallback, and a canary runs beside the live remote, so
 * each shell must fit each remote of the live release and of the one before it, canaries included. Two candidates meet no other
 * release: one shipped with --whole, and a rollback of everything. Releases before a whole one cannot return for the same reason.
 */
export function createSharedGate({ log, archive, isWhole = false }: SharedGateOptions): Gate {
  /** Returns why a remote does not run in a shell: its host contract, its verbs, or the versions of its libraries. */
  async function findMisfits(name: string, deployed: Deployed, shell: Deployed): Promise<readonly string[]> {
    const remote = (await archive.manifest(name, deployed)) as RemoteManifest;
    const offered = await readLibraries(archive, "shell", shell);
    const needed = await readLibraries(archive, name, deployed);
    const others = needed.flatMap((library) => {
      const offer = offered.find((one) => one.name === library.name);
      return !offer ||
        !semver.validRange(library.requiredVersion) ||
        semver.satisfies(offer.version, library.requiredVersion)
        ? []
        : [
            `${name} ${remote.version} needs ${library.name} ${library.requiredVersion} (requiredVersion in its mf-manifest.json), and the shell provides ${offer.version}`,
          ];
    });
    return [...misfits(name, remote, (await archive.manifest("shell", shell)) as ShellManifest), ...others];
  }

  return async ({ content, base }) => {
    const inside: string[] = [];
    const staged = stagedIn(content);
    for (const side of staged ? [{ ...content, canaries: [] }, inCanary(content, staged)] : [content])
      for (const [name, deployed] of remotesIn(side)) inside.push(...(await findMisfits(name, deployed, side.shell)));
    if (inside.length > 0)
      throw new Refusal("shared", `${inside.join("; ")}. Ship them together, built against one another.`);
    const isRollbackOfAll = content.restores !== undefined;
    if (isWhole || isRollbackOfAll || !base) return `${Object.keys(content.remotes).length} remotes fit their shell`;

    const others = await findMet(log, base);
    for (const other of others) {
      const across: string[] = [];
      for (const [, shell] of without(shellsIn(other), shellsIn(content)))
        for (const [name, deployed] of remotesIn(content)) across.push(...(await findMisfits(name, deployed, shell)));
      for (const [name, deployed] of without(remotesIn(other), remotesIn(content)))
        for (const [, shell] of shellsIn(content)) across.push(...(await findMisfits(name, deployed, shell)));
      if (across.length > 0) {
        throw new Refusal(
          "shared",
          `This does not fit release ${other.generation}: ${across.join("; ")}. To replace everything at once, use --whole with --all and --because; then only a rollback of everything is possible.`,
        );
      }
    }
    return `fit ${others.length === 1 ? "the live release" : "the live release and the one before it"}`;
  };
}

/** Query parameters of any address that choose a release, a canary's variant or an override. */
const PLATFORM_PARAMETERS = ["override", "release", "variant"];

/**
 * Rejects a release in which two apps claim one path, with or without its canary: visitors would get the screen of the app that
 * comes first in the registry. Also rejects a remote that replaces one of the same name from another repository,
 * and one that reads a parameter of the platform: a link with it would choose a variant of a canary as well.
 */
export function createOwnershipGate(archive: Archive): Gate {
  const ownerOf = async ([name, deployed]: readonly [string, Deployed]) => {
    const { paths, shape } = await archive.manifest(name, deployed);
    const taken = name === "shell" ? [] : PLATFORM_PARAMETERS.filter((parameter) => shape[`reads ${parameter}`]);
    return { name: `${name} ${deployed.version}`, paths, taken };
  };
  const check = async (release: ReleaseContent) => {
    const owners = await Promise.all(deployedOf(release).map(ownerOf));
    const conflicts = [
      ...findConflicts(owners, parseEnvironment(release.environment).productPrefix),
      ...owners.flatMap(({ name, taken }) =>
        taken.map((parameter) => `${name} reads the parameter "${parameter}", which belongs to the platform`),
      ),
    ];
    if (conflicts.length > 0) throw new Refusal("ownership", `${conflicts.join("; ")}.`);
    return owners.reduce((count, { paths }) => count + Object.keys(paths).length, 0);
  };
  const packageOf = async (name: string, deployed: Deployed) =>
    ((await archive.manifest(name, deployed)) as RemoteManifest).package ?? `@lending/${name}`;
  const checkPackages = async ({ content, base }: Candidate) => {
    for (const [name, deployed] of remotesIn(content)) {
      const live = base?.release.remotes[name];
      if (!live || live.hash === deployed.hash) continue;
      const [owner, own] = await Promise.all([packageOf(name, live), packageOf(name, deployed)]);
      if (owner !== own)
        throw new Refusal(
          "ownership",
          `The remote ${name} is live as ${owner}, and this is ${own}. Give the new remote another name.`,
        );
    }
  };
  return async (candidate) => {
    const { content } = candidate;
    await checkPackages(candidate);
    const [live, ...variants] = variantsOf(content);
    const count = await check(live);
    for (const variant of variants) await check(variant);
    // A device may be in several canaries.
    const { canaries = [] } = content;
    if (canaries.length > 1) await check(canaries.reduce((release, canary) => inCanary(release, canary), content));
    return `${count} paths, each of one app`;
  };
}
