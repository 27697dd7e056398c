import { readPackage } from "@lending/federation/preset";
import { readStatement } from "@lending/releases/artefact/readArtefact";
import type { Deployed } from "@lending/releases/formats/names";
import { describeChange, partsOf, type Release } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { createLiveReader } from "@lending/releases/reader/createLiveReader";
import { describeMinute, describeReach } from "@lending/releases/variants";
import { findApps } from "./buildApps.ts";
import type { Context } from "./Context.ts";
import { liveIn, versionIn } from "./changes/parts.ts";

/** Prints the newest release, its variants and closed parts. */
export async function statusAction({ log, store, trust, storeId, reporter }: Context): Promise<void> {
  const newest = await log.newest();
  // What an edge that starts now would serve.
  const problems: string[] = [];
  const reader = createLiveReader({ store, trust, storeId, onProblem: ({ message }) => problems.push(message) });
  await reader.refresh();
  const [live, headAt] = [reader.current()?.release.number, reader.headAt()];
  reporter.note({ store: store.address, storeId: newest?.storeId, live, headAt, newest: newest?.release });
  if (!newest) return reporter.print(`${store.address}: nothing has been shipped here yet`);
  if (problems.length > 0) reporter.note({ problems });
  const { release } = newest;
  reporter.print(`release ${release.number}, ${release.at}, by ${release.by || "unknown"}: ${describeChange(release)}`);
  const print = (name: string, { version, hash }: Partial<Deployed> = {}, commit = "") =>
    reporter.print(`  ${name.padEnd(16)} ${version?.padEnd(10) ?? ""} ${hash?.slice(0, 12) ?? ""} ${commit}`.trimEnd());
  for (const [app, deployed] of liveIn(release)) {
    // A statement that was removed or replaced states no commit.
    const statement = await readStatement(store, { app, deployed }).catch(() => undefined);
    print(app, deployed, statement?.commit && `commit ${statement.commit.slice(0, 12)}`);
  }
  for (const variant of release.variants) {
    reporter.print(`  ${variant.link ? "preview" : "canary"} ${describeReach(variant)}:`);
    for (const part of partsOf(variant)) print(part, versionIn(variant, part));
  }
  for (const { target, because, by, at } of release.closed)
    reporter.print(`  closed           ${target}, ${describeMinute(at)} UTC, by ${by}: ${because}`);
  reporter.print(`  store id         ${newest.storeId}`);
  if (headAt) reporter.print(`  head             signed ${describeMinute(headAt)} UTC`);
  for (const problem of problems) reporter.print(problem);
  if (live !== release.number)
    reporter.print(`A server that starts now would serve ${live === undefined ? "nothing" : `release ${live}`}.`);
}

/** Prints the newest releases, newest first, after verifying the signature of each and that each follows the one before. */
export async function historyAction(
  { log, store, reporter }: Context,
  { last }: { readonly last: number },
): Promise<void> {
  const releases: SignedRelease[] = [];
  let problem: string | undefined;
  for (let next = await log.newest(); next && releases.length < last; ) {
    releases.push(next);
    const { number, previous } = next.release;
    if (number === 1) break;
    try {
      next = await log.read(number - 1);
      if (next.hash !== previous)
        throw new Error(`Release ${number} does not follow release ${number - 1} of this store.`);
    } catch (fault) {
      problem = `Not verified: releases 1 to ${number - 1}. ${(fault as Error).message}`;
      break;
    }
  }
  reporter.note({ store: store.address, releases: releases.map(({ release }) => release).reverse() });
  for (const { release } of releases)
    reporter.print(
      `${String(release.number).padStart(6)}  ${describeMinute(release.at)}  ${release.by.padEnd(12)} ${describeChange(release)}`,
    );
  const oldest = releases.at(-1)?.release.number ?? 1;
  reporter.print(`${releases.length} releases, each signed and with the hash of the one before`);
  if (problem !== undefined) reporter.print(problem);
  else if (oldest > 1) reporter.print(`Earlier ones: pnpm ship history --last ${last * 2}`);
}

/**
 * Lists the apps of a checkout with their versions, and whether a release has contained each. A version that was rolled back, removed, or
 * ended as a canary was shipped: the next merge of any team must not ship it again.
 */
export const readVersions = (repository: string, release: Release | undefined) =>
  [...findApps(repository)].map(([name, folder]) => {
    const { version } = readPackage(folder);
    const wasShipped = release?.known[name]?.some((one) => one.version === version) ?? false;
    return { name, version, live: versionIn(release, name)?.version, wasShipped };
  });
