import { createLiveReader } from "../releases/createLiveReader.ts";
import { deployedOf } from "../releases/Release.ts";
import type { Context } from "./Context.ts";

/** Prints the live release, and the newest one when it is not live yet. */
export async function statusAction({ row, store, trust, storeId, reporter }: Context): Promise<void> {
  const newest = await row.newest();
  const problems: string[] = [];
  const onProblem = ({ message }: Error) => problems.push(message);
  const live = await createLiveReader({ store, trust, onProblem, ...(storeId && { storeId }) })
    .newest()
    .catch(() => undefined);
  reporter.note({ store: store.address, storeId: newest?.storeId, live: live?.generation, newest: newest?.set });
  if (problems.length > 0) reporter.note({ problems });
  if (!newest) return reporter.print(`${store.address}: nothing has been shipped here yet`);
  const { set } = newest;
  reporter.print(`release ${set.generation}, ${set.at}, by ${set.by || "unknown"}: ${set.change}`);
  for (const [name, { version, hash }] of deployedOf(set)) {
    reporter.print(`  ${name.padEnd(16)} ${version.padEnd(10)} ${hash.slice(0, 12)}`);
  }
  if (set.canary) {
    reporter.print(`  canary for ${set.canary.percent} % of the devices:`);
    for (const [name, { version, hash }] of Object.entries(set.canary.remotes)) {
      reporter.print(`  ${name.padEnd(16)} ${version.padEnd(10)} ${hash.slice(0, 12)}`);
    }
  }
  reporter.print(`  store id         ${newest.storeId}`);
  for (const problem of problems) reporter.print(problem);
  if (live?.generation !== set.generation) {
    const visitorsGet = `visitors get ${live ? `release ${live.generation}` : "nothing"}.`;
    reporter.print(
      problems.length > 0
        ? `Release ${set.generation} is not live; ${visitorsGet}`
        : `Its documents are not written yet; ${visitorsGet} The next publisher finishes it.`,
    );
  }
}

/** Prints every release, newest first, after verifying the whole chain. */
export async function historyAction({ row, store, reporter }: Context): Promise<void> {
  const newest = await row.newest();
  const sets = newest ? await row.between(1, newest.set.generation) : [];
  reporter.note({ store: store.address, sets: sets.map(({ set }) => set) });
  for (const { set } of [...sets].reverse()) {
    reporter.print(
      `${String(set.generation).padStart(5)}  ${set.at.slice(0, 16).replace("T", " ")}  ${set.by.padEnd(12)} ${set.change}`,
    );
  }
  reporter.print(`${sets.length} releases, each signed and with the hash of the one before`);
}
