import { parseEnvironment } from "@lending/bridge/environment";
import { endCanary } from "../publishing/decideCanary.ts";
import { publish } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { trialOf } from "../publishing/shipCanary.ts";
import type { ReadSet } from "../sets/createReleaseRow.ts";
import { type Arm, compareArms } from "../watch/compareArms.ts";
import { readArms } from "../watch/readArms.ts";
import type { Context } from "./Context.ts";
import type { Arguments } from "./readArguments.ts";
import { siteOrigin } from "./siteOrigin.ts";
import { Usage } from "./Usage.ts";

/** Returns the generations with the same canary as this release: other remotes may have shipped meanwhile. */
async function setsOfTrial({ row }: Context, { set }: ReadSet): Promise<ReadonlySet<number>> {
  const generations = new Set([set.generation]);
  for (let generation = set.generation - 1; generation > 0; generation -= 1) {
    if ((await row.read(generation)).set.canary?.id !== set.canary?.id) break;
    generations.add(generation);
  }
  return generations;
}

async function fetchReports(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} responds with status ${answer.status}.`);
  return answer.json();
}

const describe = ({ visits, errors }: Arm) => `${visits} visits, ${errors} errors`;
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Compares the reports of the two variants of the canary repeatedly, and ends the canary as soon as it is worse (see
 * watch/compareVariants): without gates, because all other devices have the live version already. Throws a Refusal
 * after it has ended the canary.
 */
export async function watchAction(context: Context, options: Arguments): Promise<void> {
  const { row, store, archive, trust, teller } = context;
  const signer = context.signer();
  const first = await row.newest();
  const trial = first?.set.canary;
  if (!trial) throw new Refusal("watch", "There is no canary.");
  const name = trialOf(trial);
  const origin = siteOrigin(context, first.set.environment);
  const { stage } = parseEnvironment(first.set.environment);
  const reports =
    context.reports ??
    (stage === "sandbox" && origin ? `${origin}/sandbox/events?source=analytics&limit=5000` : undefined);
  if (reports === undefined)
    throw new Usage("Only a sandbox lists its reports. Name another list: --reports https://...");
  teller.say(`watching ${name}, a canary for ${trial.percent} %`);
  const ends = Date.now() + options.forMinutes * 60_000;
  for (;;) {
    const newest = await row.newest();
    if (!newest || newest.set.canary?.id !== trial.id) {
      teller.note({ ended: false, arms: undefined });
      return teller.say(`  the canary has ended: ${newest?.set.change}`);
    }
    const arms = readArms(await fetchReports(reports), await setsOfTrial(context, newest));
    teller.note({ arms: { live: describe(arms.live), canary: describe(arms.canary) } });
    teller.progress(`  canary ${describe(arms.canary)}; live ${describe(arms.live)}`);
    const why = compareArms(arms.live, arms.canary);
    if (why !== undefined) {
      teller.say(`  canary         ${describe(arms.canary)}`);
      teller.say(`  live           ${describe(arms.live)}`);
      if (!options.isDryRun)
        await publish({ store, row, archive, signer, trust, ...(origin && { origin }), change: endCanary(why) });
      throw new Refusal(
        "watch",
        `The canary is worse: ${why}. ${options.isDryRun ? "A dry run changes nothing." : "The canary is ended."}`,
      );
    }
    if (Date.now() >= ends) {
      teller.say(`  canary         ${describe(arms.canary)}`);
      teller.say(`  live           ${describe(arms.live)}`);
      return teller.say(
        `  no worse after ${options.forMinutes} minutes. To make it live for everybody: pnpm ship promote`,
      );
    }
    await sleep(Math.min(options.everySeconds * 1000, Math.max(0, ends - Date.now())));
  }
}
