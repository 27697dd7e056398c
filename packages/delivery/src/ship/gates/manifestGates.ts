import { DOCUMENT_FORM } from "@lending/federation/manifest";
import { isShell } from "@lending/releases/artefact/Build";
import { readStatement, verifyFiles } from "@lending/releases/artefact/readArtefact";
import { type Deployed, statementKey, Untrusted } from "@lending/releases/formats/names";
import type { Release, ReleaseContent } from "@lending/releases/formats/Release";
import type { Candidate } from "@lending/releases/log/createReleaseLog";
import type { Trust } from "@lending/releases/signing/trust";
import { misfits } from "@lending/releases/site";
import type { Store } from "@lending/releases/store/Store";
import { withVariants } from "@lending/releases/variants";
import semver from "semver";
import * as v from "valibot";
import { combinationsOf, newVersions, servedIn, without } from "../changes/parts.ts";
import { findMet } from "../changes/rollBack.ts";
import type { Artefacts } from "../createArtefacts.ts";
import { type Gate, type GateTools, Refusal } from "../Refusal.ts";

/**
 * Takes in each artefact that a candidate newly names: complete, with intact files in every form, and signed by a key whose scope is
 * that app. A version that an earlier release named was taken in then, and its key may be trusted no more.
 */
export async function takeIn(candidate: Candidate, { store, trust }: { readonly store: Store; readonly trust: Trust }) {
  const { base } = candidate;
  let files = 0;
  for (const [app, deployed] of newVersions(candidate)) {
    const wasNamed = base?.release.known[app]?.some(({ hash }) => hash === deployed.hash) ?? false;
    try {
      const statement = await readStatement(store, {
        app,
        deployed,
        ...(wasNamed ? {} : { trust: base?.trust ?? trust }),
      });
      if (!statement)
        throw new Untrusted(`${app} ${deployed.version} is incomplete in ${store.address}: it has no statement.`);
      await verifyFiles(store, { app, deployed, statement });
      files += Object.keys(statement.sizes).length;
    } catch (fault) {
      const remedy = `Remove ${statementKey(app, deployed)}, and ship the same build again.`;
      if (fault instanceof Untrusted) throw new Refusal("artefact", `${fault.message} ${remedy}`);
      throw fault;
    }
  }
  return files === 0 ? "no new version" : `${files} files intact`;
}

/** The part of `mf-manifest.json` that states the libraries of a build. */
const librariesSchema = v.object({
  shared: v.array(v.object({ name: v.string(), version: v.string(), requiredVersion: v.fallback(v.string(), "") })),
});

/** Reads the libraries that a build shares; none of a build before `mf-manifest.json`. */
async function readLibraries(artefacts: Artefacts, name: string, deployed: Deployed) {
  const file = "mf-manifest.json";
  if ((await artefacts.manifest(name, deployed)).files[file] === undefined) return [];
  const text = new TextDecoder().decode(await artefacts.read(name, deployed, file));
  return v.parse(librariesSchema, JSON.parse(text)).shared;
}

type Named = readonly [name: string, deployed: Deployed];
type Versions = Pick<ReleaseContent, "shell" | "remotes" | "fallbacks" | "environment" | "variants">;
const shellsIn = (release: Versions) => servedIn(release).filter(([name]) => name === "shell");
const remotesIn = (release: Versions) => servedIn(release).filter(([name]) => name !== "shell");

/** Lists the remotes that a device may get together with each shell. */
function pairsIn(content: ReleaseContent): readonly (readonly [remote: Named, shell: Deployed])[] {
  const pairs = combinationsOf(content).flatMap((ids) => {
    const { shell, remotes } = withVariants(content, ids);
    return Object.entries(remotes).map((remote) => [remote, shell] as const);
  });
  return [...new Map(pairs.map((pair) => [`${pair[0][0]} ${pair[0][1].hash} ${pair[1].hash}`, pair])).values()];
}

/** Returns what a release becomes when its new staged variants are live for everybody, so that none starts that cannot end so. */
const promotedIn = (content: ReleaseContent, before: Pick<Release, "variants">): readonly ReleaseContent[] =>
  content.variants
    .filter(({ id, steps }) => steps && !before.variants.some((one) => one.id === id))
    .map(({ id }) => ({
      ...content,
      ...withVariants(content, [id]),
      variants: content.variants.filter((one) => one.id !== id),
    }));

/**
 * Compares what remotes need with what shells provide: inside the candidate, and between it and every release that it can meet.
 * A single app may be rolled back, a broken remote is replaced by its fallback, and a variant runs beside the live remote, so
 * each shell must fit each remote of the live release and of the one before it, variants included. Two candidates meet no other
 * release: one shipped with --whole, and a rollback of everything. Releases before a whole one cannot return for the same reason.
 */
export function createSharedGate({ log, artefacts, isWhole = false }: GateTools): Gate {
  /** Returns why a remote does not run in a shell: its host contract, its verbs, or the versions of its libraries. */
  async function findMisfits([name, deployed]: Named, shell: Deployed): Promise<readonly string[]> {
    const remote = await artefacts.manifest(name, deployed);
    const host = await artefacts.manifest("shell", shell);
    if (isShell(remote) || !isShell(host)) throw new Refusal("shared", `${name} is not a remote.`);
    const offered = await readLibraries(artefacts, "shell", shell);
    const needed = await readLibraries(artefacts, name, deployed);
    const others = needed.flatMap((library) => {
      const offer = offered.find((one) => one.name === library.name);
      return !offer ||
        !semver.validRange(library.requiredVersion) ||
        semver.satisfies(offer.version, library.requiredVersion)
        ? []
        : [
            `${name} ${remote.version} needs ${library.name} ${library.requiredVersion} (requiredVersion in its mf-manifest.json), and shell ${host.version} provides ${offer.version}`,
          ];
    });
    return [...misfits(name, remote, host), ...others];
  }

  return async ({ content, base }) => {
    // Also one that a rollback restores. Edges keep the release that they serve.
    for (const [, deployed] of without(shellsIn(content), base ? shellsIn(base.release) : [])) {
      const shell = await artefacts.manifest("shell", deployed);
      if (isShell(shell) && shell.documentForm !== DOCUMENT_FORM)
        throw new Refusal(
          "shared",
          `shell ${shell.version} reads documents of form ${shell.documentForm}, and edges of this checkout compose form ${DOCUMENT_FORM}.`,
        );
    }
    const inside: string[] = [];
    for (const [remote, shell] of pairsIn(content)) inside.push(...(await findMisfits(remote, shell)));
    if (inside.length > 0) throw Refusal.of("shared", inside, "Ship them together, built against one another.");
    const isRollbackOfAll = content.restores !== undefined;
    if (isWhole || isRollbackOfAll || !base) return `${Object.keys(content.remotes).length} remotes fit their shell`;

    const others = await findMet(log, base);
    const outcomes = [content, ...promotedIn(content, base.release)];
    for (const [other, next] of others.flatMap((one) => outcomes.map((outcome) => [one, outcome] as const))) {
      const across: string[] = [];
      for (const [, shell] of without(shellsIn(other), shellsIn(next)))
        for (const remote of remotesIn(next)) across.push(...(await findMisfits(remote, shell)));
      for (const remote of without(remotesIn(other), remotesIn(next)))
        for (const [, shell] of shellsIn(next)) across.push(...(await findMisfits(remote, shell)));
      if (across.length > 0)
        throw Refusal.of(
          "shared",
          new Set(across),
          `This does not fit release ${other.number}. To replace everything at once, use --whole with --all and --because; then only a rollback of everything is possible.`,
        );
    }
    return `fit ${others.length === 1 ? "the live release" : "the live release and the one before it"}`;
  };
}

/** Query parameter of any address that chooses a variant. */
const PLATFORM_PARAMETER = "variant";

/**
 * Rejects a remote that replaces one of the same name from another repository, and one that reads a parameter of the platform: a
 * link with it would choose a variant as well. Who owns a path is decided by the change itself; see claimPaths.
 */
export function createManifestGate(artefacts: Artefacts): Gate {
  const packageOf = async (name: string, deployed: Deployed) => {
    const manifest = await artefacts.manifest(name, deployed);
    return (!isShell(manifest) && manifest.package) || `@lending/${name}`;
  };
  return async (candidate) => {
    const { content, base } = candidate;
    const problems: string[] = [];
    for (const [name, deployed] of newVersions(candidate)) {
      const manifest = await artefacts.manifest(name, deployed);
      const live = base?.release.remotes[name];
      if (live && live.hash !== deployed.hash) {
        const [owner, own] = await Promise.all([packageOf(name, live), packageOf(name, deployed)]);
        if (owner !== own)
          problems.push(`The remote ${name} is live as ${owner}, and this is ${own}. Give the new remote another name`);
      }
      if (name !== "shell" && manifest.contract[`reads ${PLATFORM_PARAMETER}`])
        problems.push(
          `${name} ${deployed.version} reads the parameter "${PLATFORM_PARAMETER}", which belongs to the platform`,
        );
    }
    if (problems.length > 0) throw Refusal.of("manifest", problems);
    return `${Object.keys(content.paths).length} paths, each of one app`;
  };
}
