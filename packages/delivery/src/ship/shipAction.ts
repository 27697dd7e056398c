import { existsSync, readFileSync } from "node:fs";
import { readBuild } from "../releases/Build.ts";
import { createArchive } from "../releases/createArchive.ts";
import { deployedOf } from "../releases/Release.ts";
import { createOverlayStore } from "../releases/store/Store.ts";
import { buildApps, completeBuild, findApps } from "./buildApps.ts";
import { type Context, Usage } from "./Context.ts";
import type { Stage } from "./publish/checkEnvironment.ts";
import { rollBack } from "./publish/rollBack.ts";
import { removeRemote, shipBuilds } from "./publish/shipBuilds.ts";
import { endCanary, promoteCanary, shipCanary } from "./publish/shipCanary.ts";
import { type PublishOptions, publishChange } from "./publishChange.ts";
import { tagVersions } from "./tagVersions.ts";

interface ShipOptions extends PublishOptions {
  readonly names: readonly string[];
  readonly all?: boolean;
  /** Ships the builds that exist, and starts no bundler. */
  readonly built?: boolean;
  readonly whole?: boolean;
  readonly environment?: string;
  /** Replaces the stage of the environment. */
  readonly stage?: Stage;
  readonly assets?: string;
  readonly channel?: string;
  /** Share of the devices, for a canary. */
  readonly percent?: number;
}

function readEnvironment(file: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new Usage(`There is no ${file}.`);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (fault) {
    throw new Usage(`${file} is not JSON: ${(fault as Error).message}.`);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new Usage(`${file} is not a JSON object.`);
  return { ...read };
}

/** Refuses options of `ship` that do not fit together. */
export function checkShip({
  all,
  names,
  channel,
  percent,
  whole,
  because,
  environment,
  stage,
  assets,
}: ShipOptions): void {
  const isEnvironmentAlone = environment !== undefined && percent !== undefined;
  if (all ? names.length > 0 : names.length === 0 && !isEnvironmentAlone)
    throw new Usage(
      all ? "--all ships every app, so it takes no name." : "Name an app or a command: pnpm ship --help.",
    );
  if ((channel === undefined) !== (percent === undefined))
    throw new Usage("A canary needs both options: --channel canary --percent 10.");
  if (whole && !(all && because)) throw new Usage('--whole needs --all and a reason: --because "...".');
  if (percent !== undefined && [stage, assets].some((one) => one !== undefined))
    throw new Usage("The stage and the address of the assets apply to all devices; they cannot be a canary.");
}

/** Builds apps, checks the release with the gates, stores the files in the archive, and makes the release live. */
export async function shipAction(given: Context, options: ShipOptions): Promise<void> {
  const { all, built = false, stage, assets, percent } = options;
  // The gates read the files from memory, so that a refused build and a dry run leave nothing in the store.
  const context = { ...given, archive: createArchive(createOverlayStore(given.store)) };
  const { repository, reporter, archive, log } = context;
  const apps = findApps(repository);
  const names = all ? [...apps.keys()] : options.names;
  context.signer();
  reporter.progress(`building ${names.join(", ")}`);
  if (names.length > 0) await buildApps(repository, names, built);
  for (const name of names) await completeBuild(apps.get(name) ?? "", name);
  const builds = names.map((name) => readBuild(apps.get(name) ?? "", name));
  for (const build of builds) {
    reporter.progress(`${build.name} ${build.deployed.version}: reading its files`);
    const added = await archive.add(build);
    const files = Object.keys(build.manifest.files).length;
    reporter.print(
      `${build.name} ${build.deployed.version}: ${files} files, ${added === 0 ? "all stored already" : `${added} new`}`,
    );
  }
  reporter.note({ apps: Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed])) });
  const environment = readEnvironment(options.environment);
  if (environment?.stage !== undefined && stage !== undefined && environment.stage !== stage) {
    throw new Usage(`${options.environment} states the stage ${String(environment.stage)}, and --stage ${stage}.`);
  }
  function onPublished(): void {
    const { made, uncommitted } = tagVersions(repository, builds);
    if (made.length > 0) reporter.print(`  tagged         ${made.join(", ")}`);
    for (const tag of uncommitted)
      reporter.print(`  not tagged     ${tag}: the checkout differs from the commit. Commit it, then: git tag ${tag}`);
    reporter.note({ tags: made });
  }
  const waiting = [...builds];
  async function upload(): Promise<void> {
    for (let build = waiting.shift(); build; build = waiting.shift()) {
      reporter.progress(`  ${build.name} ${build.deployed.version}: storing its files`);
      await given.archive.add(build);
    }
  }
  const own = new Map(builds.map(({ name, deployed }) => [name, deployed]));
  const before = (await log.newest())?.release.environment;
  const change =
    percent === undefined
      ? shipBuilds({ builds: own, log, archive, environment, stage, assets })
      : shipCanary({ builds: own, log, archive, environment, percent });
  await publishChange(context, {
    ...options,
    action: "ship",
    change,
    names: percent === undefined ? names : [],
    environment: { ...(environment ?? before), ...(stage && { stage }) },
    ...(percent !== undefined && { query: "?variant=canary" }),
    ...{ upload, storedArchive: given.archive, onPublished },
  });
}

/** Removes a remote from the site, and lists the paths of others that navigate to it. */
export async function removeAction(
  context: Context,
  { name, ...options }: PublishOptions & { readonly name: string },
): Promise<void> {
  const { log, archive, reporter } = context;
  const release = (await log.newest())?.release;
  const removed = release?.remotes[name];
  const paths = removed ? Object.keys((await archive.manifest(name, removed)).paths) : [];
  for (const [other, deployed] of release ? deployedOf(release) : []) {
    if (other === name) continue;
    for (const [path, { nextPaths = [] }] of Object.entries((await archive.manifest(other, deployed)).paths)) {
      const lost = nextPaths.filter((one) => paths.includes(one));
      if (lost.length > 0) reporter.print(`  note           ${path} of ${other} navigates to ${lost.join(", ")}`);
    }
  }
  await publishChange(context, {
    ...options,
    action: "remove",
    change: removeRemote(name),
    names: [name],
    isStep: true,
  });
}

interface RollbackOptions extends PublishOptions {
  /** The app to roll back; the whole release when omitted. */
  readonly name?: string;
  /** The versions of the canary to end, such as "loan@1.2.0". */
  readonly expected: readonly string[];
  /** The release to restore. */
  readonly to?: number;
}

/** Restores an earlier release, or one app from it, through the same gates; or ends the canary with the named versions. */
export async function rollbackAction(context: Context, options: RollbackOptions): Promise<void> {
  const { name, expected, to, without, because = "" } = options;
  const change =
    expected.length > 0
      ? // With gates left out, the reason is theirs, and is recorded with them.
        endCanary({ expected, why: without.length > 0 ? "" : because })
      : rollBack({ log: context.log, name, to });
  const names = name === undefined ? [] : [name];
  await publishChange(context, { ...options, action: "rollback", change, names, isStep: to === undefined });
}

/** Makes the canary live for everybody, through the same gates; only the one with the named versions, when any are named. */
export async function promoteAction(
  context: Context,
  { expected, ...options }: PublishOptions & { readonly expected: readonly string[] },
): Promise<void> {
  await publishChange(context, { ...options, action: "promote", change: promoteCanary(expected), isStep: true });
}
