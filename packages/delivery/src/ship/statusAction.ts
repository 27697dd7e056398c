import { readPackage } from "@lending/federation/preset";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import {
  canaryOf,
  deployedOf,
  describeChange,
  partsOf,
  servedIn,
  versionIn,
  versionInCanary,
} from "../releases/Release.ts";
import { signStatusLink } from "../releases/signing/links.ts";
import { createSwitchReader, describeSwitch } from "../releases/switches/Switch.ts";
import { findApps } from "./buildApps.ts";
import { type Context, siteOrigin, Usage } from "./Context.ts";
import { readLive } from "./publish/publish.ts";

/** Prints a link to the site's status page. It opens for some time, without a key. */
function printLink(context: Context, { release, storeId }: SignedRelease, minutes: number): void {
  const site = siteOrigin(context, release.environment);
  if (!site) throw new Usage("A link needs the site's address: SHIP_ORIGIN.");
  const until = new Date(Date.now() + minutes * 60_000);
  const address = `${site}/status?key=${signStatusLink({ storeId, until, signer: context.signer() })}`;
  context.reporter.note({ link: address, minutes });
  context.reporter.print(address);
}

interface StatusOptions {
  /** Prints a link to the site's status page. */
  readonly link?: boolean;
  readonly minutes: number;
}

/** Prints the live release, and the newest one when it is not live yet; with --link, a link to the status page instead. */
export async function statusAction(context: Context, { link, minutes }: StatusOptions): Promise<void> {
  const { log, store, trust, storeId, reporter } = context;
  const newest = await log.newest();
  const { live, visitorsGet, ...found } = await readLive({ store, trust, storeId });
  const problems = found.problems.map(({ message }) => message);
  reporter.note({ store: store.address, storeId: newest?.storeId, live: live?.generation, newest: newest?.release });
  if (problems.length > 0) reporter.note({ problems });
  if (!newest) return reporter.print(`${store.address}: nothing has been shipped here yet`);
  if (link) return printLink(context, newest, minutes);
  const { release } = newest;
  reporter.print(
    `release ${release.generation}, ${release.at}, by ${release.by || "unknown"}: ${describeChange(release)}`,
  );
  for (const [name, { version, hash }] of deployedOf(release)) {
    reporter.print(`  ${name.padEnd(16)} ${version.padEnd(10)} ${hash.slice(0, 12)}`);
  }
  for (const canary of release.canaries ?? []) {
    reporter.print(`  canary for ${canary.percent} % of the devices:`);
    for (const [name, version] of partsOf(canary)) {
      const { hash = "" } = versionInCanary(canary, name) ?? {};
      reporter.print(`  ${name.padEnd(16)} ${version.padEnd(10)} ${hash.slice(0, 12)}`.trimEnd());
    }
  }
  reporter.print(`  store id         ${newest.storeId}`);
  for (const one of await createSwitchReader({ store, trust }).active(newest.storeId))
    reporter.print(
      `  switch           ${describeSwitch(one)} (until ${new Date(one.until).toISOString().slice(0, 16)})`,
    );
  for (const problem of problems) reporter.print(problem);
  if (live?.generation !== release.generation)
    reporter.print(
      problems.length > 0
        ? `Release ${release.generation} is not live; visitors get ${visitorsGet}.`
        : `Its documents are not written yet; visitors get ${visitorsGet}. The next publisher finishes it.`,
    );
}

/** Prints every release that a trusted key signed, newest first, after verifying their chain. */
export async function historyAction({ log, store, trust, reporter }: Context): Promise<void> {
  const releases = await log.verified();
  const newest = releases.at(-1);
  const switches = newest ? await createSwitchReader({ store, trust }).all(newest.storeId) : [];
  reporter.note({ store: store.address, releases: releases.map(({ release }) => release), switches });
  const lines = [
    ...releases.map(({ release }) => ({
      name: String(release.generation),
      at: release.at,
      by: release.by,
      text: describeChange(release),
    })),
    ...switches.map((one) => ({ name: "switch", at: one.at, by: one.by, text: describeSwitch(one) })),
  ];
  for (const { name, at, by, text } of lines.reverse().sort((a, b) => b.at.localeCompare(a.at)))
    reporter.print(`${name.padStart(6)}  ${at.slice(0, 16).replace("T", " ")}  ${by.padEnd(12)} ${text}`);
  reporter.print(`${releases.length} releases, each signed and with the hash of the one before`);
  const [oldest] = releases;
  if (oldest && oldest.release.generation > 1)
    reporter.print(
      `Not verified: releases 1 to ${oldest.release.generation - 1}. No trusted key signed the last of them.`,
    );
}

/**
 * Prints the apps of this checkout whose version is in no release. A version that was rolled back, removed, or ended as a canary
 * is not pending, because the next merge of any team would ship it again.
 */
export async function pendingAction({ log, store, repository, reporter }: Context): Promise<void> {
  const releases = await log.verified();
  const release = releases.at(-1)?.release;
  // Live or as a canary: "loan@0.2.0".
  const shipped = new Set(
    releases.flatMap((one) => servedIn(one.release).map(([name, { version }]) => `${name}@${version}`)),
  );
  const apps = [...findApps(repository)].map(([name, folder]) => {
    const { version } = readPackage(folder);
    return { name, version, live: release && versionIn(release, name)?.version };
  });
  const pending = apps.filter(({ name, version }) => !shipped.has(`${name}@${version}`));
  reporter.note({ store: store.address, pending });
  for (const { name, version, live } of pending)
    reporter.print(`${name.padEnd(16)} ${live === undefined ? "not live" : live} -> ${version}`);
  if (pending.length === 0) reporter.print("Every version of this checkout is shipped.");
  for (const { name, version, live } of apps) {
    const canary = canaryOf(release, name);
    const isLive = [live, canary && versionInCanary(canary, name)?.version].includes(version);
    if (isLive || !shipped.has(`${name}@${version}`)) continue;
    reporter.print(
      `${name.padEnd(16)} ${version} was shipped earlier and is not live. To ship it again: pnpm ship ${name}`,
    );
  }
}
