import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { PATHS_FILE, publishStockRemote } from "@lending/federation/preset";
import semver from "semver";
import ownPackage from "../../package.json" with { type: "json" };
import { budgets, defaultBudget, stockBudget } from "../gates/budgets.ts";
import { createBytesGate } from "../gates/createBytesGate.ts";
import { createPagesGate } from "../gates/createPagesGate.ts";
import { createShapeGate } from "../gates/createShapeGate.ts";
import { createVerbsGate } from "../gates/createVerbsGate.ts";
import { createOwnershipGate, createSharedGate } from "../gates/manifestGates.ts";
import type { Change } from "../publish/Change.ts";
import { type Gate, publish } from "../publish/publish.ts";
import { rollBack } from "../publish/rollBack.ts";
import { removeRemote, shipBuilds } from "../publish/shipBuilds.ts";
import { endCanary, promoteCanary, shipCanary } from "../publish/shipCanary.ts";
import { readBuild } from "../releases/Build.ts";
import { createReleaseLog } from "../releases/createReleaseLog.ts";
import { deployedOf } from "../releases/Release.ts";
import { createOverlayStore } from "../store/createOverlayStore.ts";
import { buildApps, findApps } from "./buildApps.ts";
import { type Context, firstAddress, siteOrigin, Usage } from "./Context.ts";
import type { Arguments } from "./readArguments.ts";
import { tagVersions } from "./tagVersions.ts";

/** A dry run uses the same context with an overlay store, and leaves nothing behind. */
function rehearse(context: Context): Context {
  const { trust, storeId } = context;
  const store = createOverlayStore(context.store);
  const log = createReleaseLog({ store, trust, ...(storeId && { storeId }) });
  return { ...context, store, archive: context.archive.inStore(store), log };
}

function gatesOf(
  { log, archive, repository, reporter }: Context,
  { action, isWhole, without }: Arguments,
): readonly Gate[] {
  const budgetOf = (pathname: string, isStock = false) => budgets[pathname] ?? (isStock ? stockBudget : defaultBudget);
  const all: Readonly<Record<string, Gate>> = {
    ownership: createOwnershipGate(archive),
    shared: createSharedGate({ log, archive, isWhole }),
    shape: createShapeGate({ log, archive, isWhole }),
    verbs: createVerbsGate({ archive }),
    bytes: createBytesGate({ archive, budgetOf }),
    pages: createPagesGate({
      archive,
      repository,
      budgetOf,
      onPage: (done, pages) => reporter.progress(`  pages          ${done} of ${pages}`),
    }),
  };
  // A rollback must always be possible: it restores what was served before, with the shapes and verbs of that time.
  const skipped = action === "rollback" ? [...without, "shape", "verbs"] : without;
  return Object.entries(all).flatMap(([name, gate]) => (skipped.includes(name) ? [] : [gate]));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Usage(`${file} is not JSON: ${(fault as Error).message}.`);
  }
}

function readEnvironment(file: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new Usage(`There is no ${file}.`);
  const read = parseJson(file, readFileSync(file, "utf8"));
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new Usage(`${file} is not a JSON object.`);
  return { ...read };
}

/** Records in the release that it was shipped with --whole, and why a gate was skipped. */
const withOptions =
  (change: Change, { without, because, isWhole }: Arguments): Change =>
  async (base) => {
    const content = await change(base);
    if (!content) return undefined;
    const left = [...(isWhole ? ["whole"] : []), ...(without.length > 0 ? [`without ${without.join(", ")}`] : [])];
    const reason = left.length > 0 ? ` (${left.join(", ")}: ${because})` : "";
    return { ...content, change: content.change + reason, ...(isWhole && { isWhole }) };
  };

/** Actions of which each goes one step further, also when the one before has failed halfway. */
const STEPS: readonly string[] = ["rollback", "promote", "remove"];

interface ChangeFiles extends Pick<Parameters<typeof publish>[0], "upload" | "storedArchive"> {
  /** Added to the printed address. */
  readonly query?: string;
}

/** Publishes a change through the gates and prints each step; ends with the address that shows it. */
async function publishChange(
  context: Context,
  change: Change,
  options: Arguments,
  { query = "", ...files }: ChangeFiles = {},
): Promise<void> {
  const { reporter, store, log, archive, trust } = context;
  const signer = context.signer();
  const newest = await log.newest();
  const origin = siteOrigin(context, {
    ...(readEnvironment(options.environment) ?? newest?.release.environment),
    ...(options.stage && { stage: options.stage }),
  });
  const found: Record<string, string> = {};
  let { names } = options;
  const published = await publish({
    store,
    log,
    archive,
    signer,
    trust,
    ...(origin && { origin }),
    change: withOptions(change, options),
    gates: gatesOf(context, options),
    isDryRun: options.isDryRun,
    ...files,
    isStep: STEPS.includes(options.action) && options.to === undefined,
    progress: {
      candidate: ({ content, base }) => {
        reporter.print(`release ${(base?.release.generation ?? 0) + 1}: ${content.change}`);
        reporter.note({ change: content.change });
        const { delivery = "0.0.0" } = base?.release ?? {};
        // Only an action that must always be possible gets here with an older publisher.
        if (semver.lt(ownPackage.version, delivery))
          reporter.print(
            `  note           @lending/delivery ${ownPackage.version} writes older documents than ${delivery}`,
          );
        const isChanged = (name: string) => content.remotes[name]?.hash !== base?.release.remotes[name]?.hash;
        if (options.names.length === 0) names = Object.keys(content.remotes).filter(isChanged);
      },
      gate(name, what) {
        found[name] = what;
        reporter.print(`  ${name.padEnd(14)} ${what}`);
      },
      lost: () => reporter.print("  another release was published first; checking again with it"),
      decided: () => reporter.progress("  writing documents"),
    },
  });
  const generation = published.release?.release.generation;
  reporter.note({ generation, isNew: published.isNew, isDryRun: options.isDryRun, gates: found, store: store.address });
  if (options.isDryRun) reporter.print("  nothing was changed: this was a dry run");
  else
    reporter.print(
      published.isNew
        ? `  live           release ${generation}`
        : `release ${generation} is live already and contains all of this`,
    );
  const address = published.release && (await firstAddress(context, published.release.release, names)) + query;
  reporter.note({ address });
  if (address !== undefined) reporter.print(address);
  if (address?.startsWith("/")) reporter.print("  for a complete address: SHIP_ORIGIN, or h5Base of the environment");
}

/** Builds apps, checks the release with the gates, stores the files in the archive, and makes the release live. */
export async function shipAction(given: Context, options: Arguments): Promise<void> {
  const rehearsal = rehearse(given);
  // The gates read the files from memory, so that a refused build leaves nothing in the store.
  const context = options.isDryRun ? rehearsal : { ...given, archive: rehearsal.archive };
  const { repository, reporter, archive, log } = context;
  const apps = findApps(repository);
  const names = options.isAll ? [...apps.keys()] : options.names;
  context.signer();
  reporter.progress(`building ${names.join(", ")}`);
  await buildApps(repository, names, options.isBuilt);
  for (const name of names) {
    const folder = apps.get(name) ?? "";
    if (existsSync(path.join(folder, PATHS_FILE))) await publishStockRemote({ folder, name });
  }
  const builds = names.map((name) => readBuild(apps.get(name) ?? "", name));
  for (const build of builds) {
    reporter.progress(`${build.name} ${build.deployed.version}: reading its files`);
    const added = await archive.add(build);
    const files = Object.keys(build.manifest.files).length;
    reporter.print(
      `${build.name} ${build.deployed.version}: ${files} files${added === 0 ? ", all stored already" : ""}`,
    );
  }
  reporter.note({ apps: Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed])) });
  const environment = readEnvironment(options.environment);
  const { stage } = options;
  if (environment?.stage !== undefined && stage !== undefined && environment.stage !== stage) {
    throw new Usage(`${options.environment} states the stage ${String(environment.stage)}, and --stage ${stage}.`);
  }
  const tagBuilds = () => {
    if (options.isDryRun) return;
    const { made, uncommitted } = tagVersions(repository, builds);
    if (made.length > 0) reporter.print(`  tagged         ${made.join(", ")}`);
    for (const tag of uncommitted)
      reporter.print(`  not tagged     ${tag}: the checkout differs from the commit. Commit it, then: git tag ${tag}`);
    reporter.note({ tags: made });
  };
  const waiting = [...builds];
  async function upload(): Promise<void> {
    for (let build = waiting.shift(); build; build = waiting.shift()) {
      reporter.progress(`  ${build.name} ${build.deployed.version}: storing its files`);
      await given.archive.add(build);
    }
  }
  const files = { upload, storedArchive: given.archive };
  const own = new Map(builds.map(({ name, deployed }) => [name, deployed]));
  const { percent } = options;
  if (percent !== undefined && (environment || stage || options.assets !== undefined)) {
    throw new Usage("The environment and the address of the assets apply to all devices; they cannot be a canary.");
  }
  if (percent !== undefined) {
    await publishChange(context, shipCanary({ builds: own, percent, log, archive }), options, {
      query: "?variant=canary",
      ...files,
    });
    return tagBuilds();
  }
  const change = shipBuilds({
    builds: own,
    log,
    archive,
    ...(environment && { environment }),
    ...(stage && { stage }),
    ...(options.assets !== undefined && { assets: options.assets }),
  });
  await publishChange(context, change, { ...options, names }, files);
  tagBuilds();
}

/** Removes a remote from the site, and lists the paths of others that navigate to it. */
export async function removeAction(given: Context, options: Arguments): Promise<void> {
  const context = options.isDryRun ? rehearse(given) : given;
  const { log, archive, reporter } = context;
  const [name = ""] = options.names;
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
  await publishChange(context, removeRemote(name), options);
}

/** Restores an earlier release, or one app from it, through the same gates; or ends the canary with the named versions. */
export async function rollbackAction(given: Context, options: Arguments): Promise<void> {
  const context = options.isDryRun ? rehearse(given) : given;
  const {
    names: [name],
    words: expected,
    without,
    because = "",
  } = options;
  const change =
    expected.length > 0
      ? // With gates left out, the reason is theirs, and is recorded with them.
        endCanary({ expected, why: without.length > 0 ? "" : because })
      : rollBack({
          log: context.log,
          ...(name !== undefined && { name }),
          ...(options.to !== undefined && { to: options.to }),
        });
  await publishChange(context, change, options);
}

/** Makes the canary live for everybody, through the same gates; only the one with the named versions, when any are named. */
export async function promoteAction(given: Context, options: Arguments): Promise<void> {
  await publishChange(options.isDryRun ? rehearse(given) : given, promoteCanary(options.words), options);
}
