import { parseEnvironment } from "@lending/bridge/environment";
import { compareVariants, readVariants, type VariantReports } from "../canary/compareVariants.ts";
import { describeCanary, endCanary } from "../canary/shipCanary.ts";
import { Refusal } from "../publish/Change.ts";
import { publish } from "../publish/publish.ts";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import type { Release } from "../releases/Release.ts";
import { type Context, siteOrigin, Usage } from "./Context.ts";
import type { Arguments } from "./readArguments.ts";

/** Returns the generations with the same canary as this release: other remotes may have shipped meanwhile. */
async function generationsOfCanary({ log }: Context, { release }: SignedRelease): Promise<ReadonlySet<number>> {
  const generations = new Set([release.generation]);
  for (let generation = release.generation - 1; generation > 0; generation -= 1) {
    if ((await log.read(generation)).release.canary?.id !== release.canary?.id) break;
    generations.add(generation);
  }
  return generations;
}

/** Fetches the list of the browsers' reports: that of `--reports`, or a sandbox's own. */
export async function fetchReports(context: Context, environment: Release["environment"]): Promise<unknown> {
  const origin = siteOrigin(context, environment);
  const { stage } = parseEnvironment(environment);
  const address =
    context.reports ??
    (stage === "sandbox" && origin ? `${origin}/sandbox/events?source=analytics&limit=5000` : undefined);
  if (address === undefined)
    throw new Usage("Only a sandbox lists its reports. Name another list: --reports https://...");
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} responds with status ${answer.status}.`);
  return answer.json();
}

const describe = ({ visits, errors }: VariantReports) => `${visits} visits, ${errors} errors`;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Compares the reports of the two variants of the canary repeatedly, and ends the canary as soon as it is worse (see
 * watch/compareVariants): without gates, because all other devices have the live version already. Throws a Refusal
 * after it has ended the canary.
 */
export async function watchAction(context: Context, options: Arguments): Promise<void> {
  const { log, store, archive, trust, reporter } = context;
  const signer = context.signer();
  const first = await log.newest();
  const canary = first?.release.canary;
  if (!canary) throw new Refusal("watch", "There is no canary.");
  const name = describeCanary(canary);
  const origin = siteOrigin(context, first.release.environment);
  reporter.print(`watching ${name}, a canary for ${canary.percent} %`);
  const ends = Date.now() + options.forMinutes * 60_000;
  for (;;) {
    const newest = await log.newest();
    if (!newest || newest.release.canary?.id !== canary.id) {
      reporter.note({ ended: false, variants: undefined });
      return reporter.print(`  the canary has ended: ${newest?.release.change}`);
    }
    const variants = readVariants(
      await fetchReports(context, first.release.environment),
      await generationsOfCanary(context, newest),
    );
    reporter.note({ variants: { live: describe(variants.live), canary: describe(variants.canary) } });
    reporter.progress(`  canary ${describe(variants.canary)}; live ${describe(variants.live)}`);
    const why = compareVariants(variants.live, variants.canary);
    if (why !== undefined) {
      reporter.print(`  canary         ${describe(variants.canary)}`);
      reporter.print(`  live           ${describe(variants.live)}`);
      if (!options.isDryRun)
        await publish({ store, log, archive, signer, trust, ...(origin && { origin }), change: endCanary(why) });
      throw new Refusal(
        "watch",
        `The canary is worse: ${why}. ${options.isDryRun ? "A dry run changes nothing." : "The canary is ended."}`,
      );
    }
    if (Date.now() >= ends) {
      reporter.print(`  canary         ${describe(variants.canary)}`);
      reporter.print(`  live           ${describe(variants.live)}`);
      return reporter.print(
        `  no worse after ${options.forMinutes} minutes. To make it live for everybody: pnpm ship promote`,
      );
    }
    await sleep(Math.min(options.everySeconds * 1000, Math.max(0, ends - Date.now())));
  }
}
