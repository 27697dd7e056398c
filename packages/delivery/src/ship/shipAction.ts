import { execFileSync } from "node:child_process";
import { parseEnvironment } from "@lending/bridge/environment";
import type { Build } from "@lending/releases/artefact/Build";
import { writeArtefact } from "@lending/releases/artefact/writeArtefact";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import { readEnvironment } from "@lending/releases/readEnvironment";
import { covers, describeScope } from "@lending/releases/signing/trust";
import { findApps, readBuilds, requireApps } from "./buildApps.ts";
import { type Context, messageOf, type OwnKey, Usage } from "./Context.ts";
import { checkEnvironment } from "./changes/checkEnvironment.ts";
import { canaryOf } from "./changes/parts.ts";
import { shipBuilds } from "./changes/shipBuilds.ts";
import { shipVariant } from "./changes/shipVariant.ts";
import { chooseReach, type ShipOptions } from "./chooseReach.ts";
import { createOverlay, type Overlay } from "./createArtefacts.ts";
import { startPageOpener } from "./gates/createPagesGate.ts";
import { makePreview, printPreview } from "./preview.ts";
import { publishChange } from "./publishChange.ts";
import { Refusal } from "./Refusal.ts";
import { requestShip } from "./requestShip.ts";
import { readVersions } from "./statusAction.ts";

/** Reads the environment of the file with the stage, and refuses an invalid one. */
async function openEnvironment({ environment: file, stage, assets = "/assets/" }: ShipOptions) {
  if (file === undefined) return undefined;
  const own = readEnvironment(file, Usage);
  if (own.stage !== undefined && stage !== undefined && own.stage !== stage)
    throw new Usage(`${file} states the stage ${String(own.stage)}, and --stage ${stage}.`);
  const environment = { ...own, ...(stage && { stage }) };
  checkEnvironment({ environment, assets });
  return environment;
}

/** Returns the results of all parts. Throws the first fault with the messages of all: they can be corrected at once. */
async function all<Parts extends readonly unknown[]>(...parts: Parts) {
  const settled = await Promise.allSettled(parts);
  const [first, ...more] = settled.flatMap((one) => (one.status === "rejected" ? [one.reason as Error] : []));
  if (first === undefined) return Promise.all(parts);
  first.message = [first, ...more].map(({ message }) => message).join("\n");
  throw first;
}

/** Requests an order without a session. Returns how that differs from what the lender's API responds to pages of an origin. */
async function findApiProblem(address: string, origin: string): Promise<string | undefined> {
  try {
    const headers = { origin, "x-requested-with": "XMLHttpRequest" };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 404 || typeof body !== "object" || body === null || !("code" in body))
      return `responds with status ${response.status}, and not as the lender's API`;
    const allowed = response.headers.get("access-control-allow-origin");
    if (origin !== "" && allowed !== "*" && allowed !== origin)
      return `does not allow ${origin} (Access-Control-Allow-Origin)`;
  } catch (fault) {
    return `cannot be reached: ${messageOf(fault as Error)}`;
  }
}

/** Prints that documents contain no data when the API has another address than the site. Refuses a wrong one: an alert follows minutes later. */
async function checkApi({ reporter }: Context, environment: ReleaseContent["environment"], without: readonly string[]) {
  const { apiBase, h5Base, productPrefix } = parseEnvironment(environment);
  if (apiBase === "" || apiBase === h5Base) return;
  reporter.print(`  note           documents contain no data: the API is at ${apiBase}, another address than the site`);
  const address = `${apiBase}${productPrefix}/v3/loan-details`;
  const problem = without.includes("api") ? undefined : await findApiProblem(address, h5Base && new URL(h5Base).origin);
  if (problem !== undefined)
    throw new Refusal(
      "api",
      `${address} ${problem}. Correct apiBase, productPrefix or the API. Where only borrowers reach it: --without api --because "...".`,
    );
}

/** Returns the commit of a checkout without changes; undefined for any other folder. */
function readCommit(repository: string): string | undefined {
  const git = (...words: readonly string[]) =>
    execFileSync("git", words, { cwd: repository, stdio: ["ignore", "pipe", "ignore"], encoding: "utf8" }).trim();
  try {
    return git("status", "--porcelain", "--untracked-files=no") === "" ? git("rev-parse", "HEAD") : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the builds as artefacts in memory, signed with this key. Returns whether one of them is new. */
async function writeArtefacts(
  { repository, reporter, by }: Context,
  builds: readonly Build[],
  { signer }: OwnKey,
  overlay: Overlay,
): Promise<boolean> {
  let isAnyNew = false;
  const commit = readCommit(repository);
  for (const build of builds) {
    reporter.progress(`${build.name} ${build.deployed.version}: reading its files`);
    const { isNew, written } = await writeArtefact(build, { store: overlay, signer, by, commit });
    const files = Object.keys(build.manifest.files).length;
    const stored = written === 0 ? "all stored already" : `stored already, ${written} objects of them restored`;
    const state = isNew ? "new" : stored;
    reporter.print(`${build.name} ${build.deployed.version}: ${files} files, ${state}`);
    isAnyNew ||= isNew;
  }
  reporter.note({ apps: Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed])) });
  return isAnyNew;
}

/** Refuses what a team's key cannot request. */
function checkRequest(
  { names, all, whole, environment, stage, assets, take, without }: ShipOptions,
  own: OwnKey,
): void {
  const [name = "", ...more] = names;
  const isOfPlatform = [all, whole, environment, stage, assets, take].some((one) => one !== undefined);
  if (isOfPlatform || more.length > 0 || without.length > 0 || !covers(own.scope, name))
    throw new Refusal(
      "scope",
      `The key ${own.id} offers one artefact of ${describeScope(own.scope)} at a time, through all gates. Everything else needs a key of the platform.`,
    );
}

/**
 * Builds apps and stores them as artefacts. With a key of the platform it then makes them live through the gates; with a team's key
 * it requests that from the controller.
 */
export async function shipAction(context: Context, options: ShipOptions): Promise<void> {
  const { all: isAll, stage, assets, take, built = false, channel, because, minutes, without } = options;
  const { repository, reporter, by } = context;
  const names = isAll ? [...findApps(repository).keys()] : options.names;
  const [, environment, own] = await all(requireApps(repository, names), openEnvironment(options), context.ownKey());
  const isOfPlatform = covers(own.scope);
  if (!isOfPlatform) checkRequest(options, own);
  const live = (await context.log.newest())?.release;
  const next = { ...(environment ?? live?.environment), ...(stage && { stage }) };
  // Before the build, which takes minutes. Without a shell the first release is refused anyway.
  if (isOfPlatform && (live ? (environment ?? stage ?? assets) !== undefined : names.includes("shell"))) {
    checkEnvironment({ environment: next, assets: assets ?? live?.assets ?? "/assets/" });
    if (!live || environment) await checkApi(context, next, without);
  }
  // While the apps are built, the browser starts that opens their pages.
  const opener = isOfPlatform && !without.includes("pages") ? startPageOpener(repository) : undefined;
  try {
    reporter.progress(`building ${names.join(", ")}`);
    const builds = await readBuilds(repository, names, built);
    const overlay = createOverlay(context.store);
    const isAnyNew = await writeArtefacts(context, builds, own, overlay);
    // Restores what the store has lost, also of an older version, which the gates refuse: open pages and a rollback need its files.
    if (!isAnyNew && !options.dryRun) await overlay.flush();

    const preview = channel === "preview" ? makePreview(minutes) : undefined;
    const [build] = builds;
    const { reach, ...chosen } = chooseReach(context, options, { builds, environment, live, preview });
    if (!isOfPlatform && build) return await requestShip(context, { ...options, build, overlay, own, preview, reach });
    const added = chosen.builds;
    const change = reach
      ? shipVariant({ added, environment: chosen.environment, reach, by, because })
      : shipBuilds({ added, environment, stage, assets, take });
    const newest = await publishChange(context, {
      ...options,
      ...{ action: "ship", change, names, environment: next, overlay, opener },
      query: ({ release }) => {
        const variant = reach && !preview && canaryOf(release, added[0]?.name ?? "environment");
        return variant ? `?variant=${variant.id}` : "";
      },
    });
    if (preview && newest && !options.dryRun) await printPreview(context, newest, preview, names);
  } finally {
    await opener?.stop();
  }
}

interface OfferOptions {
  /** Offers the builds that exist, and starts no bundler. */
  readonly built?: boolean;
}

/**
 * Offers each version of this checkout that no release contains to the controller: staged, or for all devices when no version
 * of its app is live. Does not wait for decisions. A refused app does not stop the others: throws the Refusal of the first at the end.
 */
export async function offerAction(context: Context, { built }: OfferOptions): Promise<void> {
  const { repository, reporter, log } = context;
  const pending = readVersions(repository, (await log.newest())?.release).filter(({ wasShipped }) => !wasShipped);
  if (pending.length === 0) return reporter.print("Every version of this checkout is shipped.");
  const refusals: Refusal[] = [];
  for (const { name, live } of pending) {
    const reach = live === undefined ? {} : { channel: "staged" as const };
    try {
      await shipAction(context, { names: [name], without: [], isOffer: true, ...(built && { built }), ...reach });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      reporter.print(`  refused        ${name}, by ${fault.by}: ${fault.message}`);
      refusals.push(fault);
    }
  }
  if (refusals[0]) throw refusals[0];
}
