import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { Refusal } from "../releases/Refusal.ts";
import {
  type Canary,
  describeCanary,
  partsOf,
  type Release,
  stagedIn,
  versionIn,
  versionInCanary,
} from "../releases/Release.ts";
import { type Context, siteOrigin, Usage } from "../ship/Context.ts";
import type { Change } from "../ship/publish/Change.ts";
import { publish } from "../ship/publish/publish.ts";
import { endCanary, findCanary, versionsOf } from "../ship/publish/shipCanary.ts";
import { compareVitals, readVariants, type VariantReports } from "./canary/compareVitals.ts";
import { createErrorTest } from "./canary/createErrorTest.ts";
import { type CanaryReports, queryPrometheus } from "./canary/queryPrometheus.ts";

/** Returns the releases with the same canary as this one: other remotes may have shipped meanwhile. */
async function readCanary({ log }: Context, { release }: SignedRelease, canary: Canary): Promise<CanaryReports> {
  const releases = new Set([release.generation]);
  let since = release.at;
  for (let generation = release.generation - 1; generation > 0; generation -= 1) {
    const { release: earlier } = await log.read(generation);
    if (!earlier.canaries?.some(({ id }) => id === canary.id)) break;
    releases.add(generation);
    since = earlier.at;
  }
  // Every remote is on a side of a staged release.
  const isOfAll = stagedIn(release)?.id === canary.id;
  return { releases, since: new Date(since), ...(!isOfAll && { remotes: Object.keys(canary.remotes) }) };
}

const PROMETHEUS = "prometheus:";

/** Returns whether the reports' address is the log of an edge: a file, or "-" for standard input. */
export const isLogFile = (address: string) => !/^[a-z][a-z0-9+.-]*:/i.test(address);

/** Returns the address of the browsers' reports: that of `--reports`, or a sandbox's own list. */
function reportsAddress(context: Context, environment: Release["environment"]): string {
  const origin = siteOrigin(context, environment);
  const { stage } = parseEnvironment(environment);
  const address =
    context.reports ??
    (stage === "sandbox" && origin ? `${origin}/sandbox/events?source=analytics&limit=5000` : undefined);
  if (address === undefined)
    throw new Usage(
      "Only a sandbox lists its reports. Name another source: --reports https://...; for watch also prometheus:https://...; for explain also a file with an edge's log.",
    );
  return address;
}

async function fetchList(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${address} responds with status ${response.status}.`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Usage(
      `${address} is no list of reports, and an edge keeps none: name a source with --reports or SHIP_REPORTS.`,
    );
  }
}

/** Fetches the list of the browsers' reports. Prometheus has no list: it only counts. */
export async function fetchReports(context: Context, environment: Release["environment"]): Promise<unknown> {
  const address = reportsAddress(context, environment);
  if (address.startsWith(PROMETHEUS))
    throw new Usage("Name an edge's log or a list of reports: --reports edge.log, or --reports https://...");
  return fetchList(address);
}

/** Reads the reports of both variants: from Prometheus, or from a list. */
async function fetchVariants(address: string, reports: CanaryReports) {
  if (address.startsWith(PROMETHEUS)) return queryPrometheus(address.slice(PROMETHEUS.length), reports);
  if (isLogFile(address)) throw new Usage("A log lists no visits: --reports prometheus:https://... or https://...");
  return readVariants(await fetchList(address), reports);
}

/** Posts a verdict. Its address may be a secret, so no output contains it; a failure does not change the verdict. */
async function notify({ webhook, reporter }: Context, verdict: Readonly<Record<string, unknown>>): Promise<void> {
  if (webhook === undefined) return;
  const problem = await fetch(webhook, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(verdict),
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ ok, status }) => (ok ? undefined : `responds with status ${status}`),
    () => "cannot be reached",
  );
  if (problem !== undefined) reporter.print(`  the webhook ${problem}`);
}

const describe = ({ visits, errors }: VariantReports) => `${visits} visits, ${errors} errors`;
const describeCounts = ({ visits, errors }: VariantReports) => ({ visits, errors });
/** Why the canary is worse. From then on it is only ended, also when that fails at first. */
interface Worse {
  readonly why: string;
  readonly variants: { readonly live: VariantReports; readonly canary: VariantReports };
  readonly newest: SignedRelease;
}

/** There are too few reports to compare when the time is over, or the canary is another one. */
class NoVerdict extends Error {}

/** Reports of a staged shell that are missing at least before its silence counts: one that does not start sends none. */
const EXPECTED_MIN = 100;

/** Returns that a staged release sends no report, when its share of the devices would have sent many. */
function findSilence({ percent }: Canary, live: VariantReports, own: VariantReports): string | undefined {
  const expected = Math.floor(((live.visits + live.errors) * percent) / (100 - percent));
  return own.visits + own.errors === 0 && expected >= EXPECTED_MIN
    ? `no report, and some ${expected} were expected`
    : undefined;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Checks that may fail in a row: five minutes, when one is made every 30 seconds. */
const FAILED_CHECKS_MAX = 10;

const messageOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message);

interface WatchOptions {
  /** The versions of the canary to watch, such as "loan@1.2.0"; without any, the only one. */
  readonly expected: readonly string[];
  /** Seconds between two checks. */
  readonly every: number;
  /** The longest duration in minutes. */
  readonly for: number;
  readonly dryRun?: boolean;
}

/**
 * Compares the reports of the two variants of the canary repeatedly, and ends the canary as soon as it is worse (see
 * createErrorTest and compareVitals): without gates, because all other devices have the live version already. Tries again when
 * the reports or the store fail for a moment. Throws a Refusal after it has ended the canary, and an error when it knows too
 * little for a verdict.
 */
export async function watchAction(
  context: Context,
  { expected, every, for: minutes, dryRun }: WatchOptions,
): Promise<void> {
  const { log, store, archive, trust, reporter } = context;
  const signer = context.signer();
  const first = await log.newest();
  if (!first) throw new Refusal("watch", "There is no canary.");
  const canary = findCanary("watch", first.release, expected);
  const find = ({ release }: SignedRelease) => release.canaries?.find(({ id }) => id === canary.id);
  const name = describeCanary(canary);
  const versions = versionsOf(canary).join(" ");
  const stays = `${name} stays a canary for ${canary.percent} %`;
  const origin = siteOrigin(context, first.release.environment);
  const reports = reportsAddress(context, first.release.environment);
  reporter.print(`watching ${name}, a canary for ${canary.percent} %`);
  const compareErrors = createErrorTest();
  let worse: Worse | undefined;
  const ends = Date.now() + minutes * 60_000;

  const report = (verdict: string, text: string, { variants, newest }: Pick<Worse, "variants" | "newest">) =>
    notify(context, {
      text: `${name} (${find(newest)?.percent} %): ${text}`,
      verdict,
      canary: {
        remotes: canary.remotes,
        ...(canary.shell && { shell: canary.shell }),
        percent: canary.percent,
        ...describeCounts(variants.canary),
      },
      live: describeCounts(variants.live),
      release: newest.release.generation,
    });

  /** Ends the canary, or finishes that when an attempt has failed halfway. Throws the verdict as a Refusal. */
  async function end(found: Worse): Promise<never> {
    const change: Change = async (base) => {
      if (base && find(base)) return endCanary({ why: found.why, ids: [canary.id] })(base);
      const promoted =
        base &&
        partsOf(canary).some(([name]) =>
          name === "environment"
            ? isDeepStrictEqual(base.release.environment, canary.environment)
            : versionIn(base.release, name)?.hash === versionInCanary(canary, name)?.hash,
        );
      if (promoted) throw new NoVerdict(`${name} is worse: ${found.why}. But somebody else has made it live.`);
      return undefined;
    };
    if (!dryRun) await publish({ store, log, archive, signer, trust, origin, change });
    const verdict = `The canary is worse: ${found.why}. ${dryRun ? "A dry run changes nothing." : "The canary is ended."}`;
    await report("worse", verdict, found);
    throw new Refusal("watch", verdict);
  }

  /** Compares the variants once. Returns whether there is nothing more to watch. */
  async function check(): Promise<boolean> {
    if (worse) return end(worse);
    const newest = await log.newest();
    if (!newest || !find(newest)) {
      reporter.note({ ended: false, variants: undefined });
      throw new NoVerdict(`${name} was ended or replaced by somebody else (${newest?.release.change}): no verdict.`);
    }
    const variants = await fetchVariants(reports, await readCanary(context, newest, canary));
    reporter.note({ variants: { live: describe(variants.live), canary: describe(variants.canary) } });
    reporter.progress(`  canary ${describe(variants.canary)}; live ${describe(variants.live)}`);
    const isStaged = stagedIn(newest.release)?.id === canary.id;
    const why =
      (isStaged ? findSilence(canary, variants.live, variants.canary) : undefined) ??
      compareErrors(variants.live, variants.canary) ??
      compareVitals(variants.live, variants.canary);
    if (why === undefined && Date.now() < ends) return false;
    reporter.print(`  canary         ${describe(variants.canary)}`);
    reporter.print(`  live           ${describe(variants.live)}`);
    if (why !== undefined) {
      worse = { why, variants, newest };
      return end(worse);
    }
    const silent = (["canary", "live"] as const).find((one) => variants[one].visits + variants[one].errors === 0);
    if (silent !== undefined) {
      const verdict = `No device reported the ${silent} version in ${minutes} minutes. ${stays}: watch it again, or decide.`;
      await report("unknown", verdict, { variants, newest });
      throw new NoVerdict(verdict);
    }
    await report("no worse", `No worse after ${minutes} minutes.`, { variants, newest });
    reporter.print(`  no worse after ${minutes} minutes. To make it live for everybody: pnpm ship promote ${versions}`);
    return true;
  }

  for (let failed = 0; ; ) {
    try {
      if (await check()) return;
      failed = 0;
    } catch (fault) {
      // The end of a worse canary may be refused while another publisher is at work.
      const isFinal = fault instanceof Refusal && (!worse || fault.by === "watch");
      if (isFinal || fault instanceof Usage || fault instanceof NoVerdict) throw fault;
      failed += 1;
      if (failed === FAILED_CHECKS_MAX && worse) {
        const verdict = `The canary is worse: ${worse.why}. It could not be ended: ${messageOf(fault as Error)} End it: pnpm ship rollback.`;
        await report("worse", verdict, worse);
        throw new Refusal("watch", verdict);
      }
      if (failed === FAILED_CHECKS_MAX)
        throw new Error(`${failed} checks failed in a row: ${messageOf(fault as Error)} ${stays}.`, { cause: fault });
      if (failed === 1) {
        const seconds = (FAILED_CHECKS_MAX - 1) * every;
        reporter.print(`  trying again for ${seconds} s: ${messageOf(fault as Error)}`);
      }
    }
    const left = ends - Date.now();
    await sleep(Math.min(every * 1000, left > 0 ? left : Number.POSITIVE_INFINITY));
  }
}
