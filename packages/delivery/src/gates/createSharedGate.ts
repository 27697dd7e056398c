import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import type { Gate } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import type { ReleaseRow } from "../sets/createReleaseRow.ts";
import { type Deployed, type ReleaseSet, versionIn } from "../sets/ReleaseSet.ts";
import { misfits } from "./misfits.ts";

interface SharedGateOptions {
  readonly row: ReleaseRow;
  readonly archive: Archive;
  /** The candidate goes as a whole: it need not fit the versions that stand now, and only a whole rollback leads back. */
  readonly isWhole?: boolean;
}

/** The last set before this one: where a rollback leads. */
async function setBefore(row: ReleaseRow, set: ReleaseSet): Promise<ReleaseSet | undefined> {
  const generation = (set.restores ?? set.generation) - 1;
  return generation > 0 ? (await row.read(generation)).set : undefined;
}

/**
 * Holds what remotes share against what shells provide: inside the candidate, and across it and every set that it can meet.
 * One of its apps alone may be rolled back, and a broken remote is replaced by its last good version, so each shell must
 * fit each remote of the live set and of the one before it.
 */
export function createSharedGate({ row, archive, isWhole = false }: SharedGateOptions): Gate {
  const shellOf = async (deployed: Deployed) => (await archive.manifest("shell", deployed)) as ShellManifest;
  const remoteOf = async (name: string, deployed: Deployed) =>
    (await archive.manifest(name, deployed)) as RemoteManifest;

  return {
    name: "shared ranges",
    async check({ content, base }) {
      const shell = await shellOf(content.shell);
      const inside: string[] = [];
      for (const [name, deployed] of Object.entries(content.remotes)) {
        inside.push(...misfits(name, await remoteOf(name, deployed), shell));
      }
      if (inside.length > 0)
        throw new Refusal("shared ranges", `${inside.join("; ")}. Ship them together, built against one another.`);
      if (isWhole || !base) return `${Object.keys(content.remotes).length} remotes fit their shell`;

      const others = [base.set, await setBefore(row, base.set)].filter((set) => set !== undefined);
      for (const other of others) {
        const across: string[] = [];
        const otherShell = await shellOf(other.shell);
        for (const [name, deployed] of Object.entries(content.remotes)) {
          if (other.shell.hash !== content.shell.hash)
            across.push(...misfits(name, await remoteOf(name, deployed), otherShell));
        }
        for (const [name, deployed] of Object.entries(other.remotes)) {
          if (versionIn(content, name)?.hash !== deployed.hash)
            across.push(...misfits(name, await remoteOf(name, deployed), shell));
        }
        if (across.length > 0) {
          throw new Refusal(
            "shared ranges",
            `Beside set ${other.generation} this does not fit: ${across.join("; ")}. If all goes over at once, say --whole: then only a whole rollback leads back.`,
          );
        }
      }
      return `fit ${others.length === 1 ? "the live set" : "the live set and the one before it"}`;
    },
  };
}
