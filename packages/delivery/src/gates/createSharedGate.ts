import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import { findBefore, isSameForAll } from "../publishing/findBefore.ts";
import type { Gate } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import type { ReleaseLog } from "../sets/createReleaseLog.ts";
import { type Deployed, remotesIn } from "../sets/ReleaseSet.ts";
import { misfits } from "./misfits.ts";

interface SharedGateOptions {
  readonly row: ReleaseLog;
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
export function createSharedGate({ row, archive, isWhole = false }: SharedGateOptions): Gate {
  const shellOf = async (deployed: Deployed) => (await archive.manifest("shell", deployed)) as ShellManifest;
  const remoteOf = async (name: string, deployed: Deployed) =>
    (await archive.manifest(name, deployed)) as RemoteManifest;

  return {
    name: "shared ranges",
    async check({ content, base }) {
      const shell = await shellOf(content.shell);
      const inside: string[] = [];
      for (const [name, deployed] of remotesIn(content)) {
        inside.push(...misfits(name, await remoteOf(name, deployed), shell));
      }
      if (inside.length > 0)
        throw new Refusal("shared ranges", `${inside.join("; ")}. Ship them together, built against one another.`);
      const isRollbackOfAll = content.restores !== undefined;
      if (isWhole || isRollbackOfAll || !base) return `${Object.keys(content.remotes).length} remotes fit their shell`;

      const others = [
        base.set,
        await findBefore(row, base, (set) => !isSameForAll(set, base.set), { staysBehindWhole: true }),
      ].filter((set) => set !== undefined);
      for (const other of others) {
        const across: string[] = [];
        const otherShell = await shellOf(other.shell);
        for (const [name, deployed] of remotesIn(content)) {
          if (other.shell.hash !== content.shell.hash)
            across.push(...misfits(name, await remoteOf(name, deployed), otherShell));
        }
        const own = new Set(remotesIn(content).map(([name, { hash }]) => `${name} ${hash}`));
        for (const [name, deployed] of remotesIn(other)) {
          if (!own.has(`${name} ${deployed.hash}`))
            across.push(...misfits(name, await remoteOf(name, deployed), shell));
        }
        if (across.length > 0) {
          throw new Refusal(
            "shared ranges",
            `This does not fit release ${other.generation}: ${across.join("; ")}. To replace everything at once, use --whole; then only a rollback of everything is possible.`,
          );
        }
      }
      return `fit ${others.length === 1 ? "the live release" : "the live release and the one before it"}`;
    },
  };
}
