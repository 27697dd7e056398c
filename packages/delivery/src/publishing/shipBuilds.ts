import type { Archive } from "../archive/createArchive.ts";
import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import { type Deployed, type SetContent, versionIn } from "../sets/ReleaseSet.ts";
import type { Change } from "./Change.ts";
import { compareVersions } from "./compareVersions.ts";
import { Refusal } from "./Refusal.ts";

interface ShipOptions {
  /** What is shipped: app name to its version, the files being in the archive. */
  readonly builds: ReadonlyMap<string, Deployed>;
  readonly row: ReleaseRow;
  readonly archive: Archive;
  /** Replaces the environment or the address of the assets, where given. */
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly assets?: string;
}

/** Puts builds in the place of what the newest set has. Refuses a version that is older, or that was shipped with other bytes. */
export function shipBuilds({ builds, row, archive, environment, assets }: ShipOptions): Change {
  async function checkVersion(name: string, deployed: Deployed, base: ReadSet | undefined) {
    const own = deployed.hash.slice(0, 12);
    const others = (await archive.foldersOf(name, deployed.version)).filter((folder) => folder !== own);
    if (others.length === 0 || !base) return;
    // Other bytes were at least uploaded under this version. They count only where a set names them.
    for (const { set } of await row.between(1, base.set.generation)) {
      const shipped = versionIn(set, name);
      if (shipped?.version === deployed.version && shipped.hash !== deployed.hash) {
        throw new Refusal(
          "version",
          `${name} ${deployed.version} was shipped with other bytes in set ${set.generation}. Give the change a version of its own: pnpm changeset, then pnpm changeset version.`,
        );
      }
    }
  }

  function checkOrder(name: string, deployed: Deployed, live: Deployed | undefined) {
    if (live && compareVersions(deployed.version, live.version) < 0) {
      throw new Refusal(
        "version",
        `${name} ${deployed.version} is older than ${live.version}, which is live. Going back is a rollback: pnpm ship rollback ${name}.`,
      );
    }
  }

  return async (base): Promise<SetContent | undefined> => {
    const set = base?.set;
    const shell = builds.get("shell") ?? set?.shell;
    if (!shell) {
      throw new Refusal(
        "first set",
        "Nothing has been shipped here yet, and a set needs a shell. Ship all: pnpm ship --all.",
      );
    }
    const remotes = { ...set?.remotes };
    const fallbacks = { ...set?.fallbacks };
    const changes: string[] = [];
    for (const [name, deployed] of builds) {
      const live = versionIn(set, name);
      await checkVersion(name, deployed, base);
      checkOrder(name, deployed, live);
      if (name !== "shell") {
        if (live && live.hash !== deployed.hash) fallbacks[name] = live;
        remotes[name] = deployed;
      }
      if (live?.hash !== deployed.hash) changes.push(`${name} ${live ? `${live.version} -> ` : ""}${deployed.version}`);
    }
    const next = {
      shell,
      remotes,
      fallbacks,
      assets: assets ?? set?.assets ?? "/assets/",
      environment: { ...(environment ?? set?.environment) },
    };
    if (set && next.assets !== set.assets) changes.push(`assets at ${next.assets}`);
    if (set && JSON.stringify(next.environment) !== JSON.stringify(set.environment)) changes.push("environment");
    return changes.length === 0 ? undefined : { ...next, change: changes.join(", ") };
  };
}
