import { type Release, stageOf, type Variant } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { describeVariant } from "@lending/releases/variants";
import { type Context, siteOrigin } from "../ship/Context.ts";
import { endVariants, versionsOf } from "../ship/changes/shipVariant.ts";
import { ALL, advanceVariant } from "../ship/chooseReach.ts";
import { publish } from "../ship/publishChange.ts";
import { Refusal } from "../ship/Refusal.ts";
import { ENOUGH_REPORTS } from "./canary/createErrorTest.ts";
import { createJudge, type Judge } from "./canary/createJudge.ts";
import { openReports, readSides, type Sides } from "./canary/readSides.ts";
import type { Skipped } from "./decideRequest.ts";

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

const countsOf = ({ documents, visits, errors }: Sides["live"]) => ({ documents, visits, errors });

/** Ends variants that still run. */
export async function publishEnd(context: Context, ids: readonly string[], why: string): Promise<void> {
  await publish(context, {
    action: "end",
    change: (release) =>
      release?.variants.some(({ id }) => ids.includes(id)) ? endVariants({ ids, why })(release) : undefined,
  });
}

/** Returns the address of what edges count: that of `--reports`, or a sandbox's own. Undefined when there is none. */
function metricsAddress(context: Context, environment: Release["environment"]): string | undefined {
  const origin = siteOrigin(context, environment);
  return context.reports ?? (stageOf(environment) === "sandbox" && origin ? `${origin}/sandbox/metrics` : undefined);
}

export interface JudgeOptions extends Skipped {
  /** Minutes after which a canary that is no worse may be promoted, and a staged one gets its next share. */
  readonly for: number;
}

/**
 * Creates the function that judges the canaries of a release: it ends a worse one, and gives a staged one its next share. It
 * remembers what it has seen and stated.
 */
export function createCanaryJudge(context: Context, { for: minutes, without = [], because }: JudgeOptions) {
  const { reporter } = context;
  const judges = new Map<string, Judge>();
  const stated = new Set<string>();

  async function report(
    variant: Variant,
    verdict: "worse" | "no worse" | "unknown" | "raised",
    why: string,
    { variant: own, live }: Sides,
  ): Promise<void> {
    const { id, percent } = variant;
    const text = `${describeVariant(variant)} (${percent} %): ${why}`;
    reporter.print(text);
    const counts = { canary: countsOf(own), live: countsOf(live) };
    for (const [side, { documents, visits, errors }] of Object.entries(counts))
      reporter.print(`  ${side.padEnd(14)} ${documents} documents, ${visits} visits, ${errors} errors`);
    await notify(context, { text, verdict, id, versions: versionsOf(variant), percent, ...counts });
  }

  async function judge(variant: Variant, address: string): Promise<void> {
    const sides = await readSides(address, variant);
    const known = judges.get(variant.id) ?? createJudge();
    judges.set(variant.id, known);
    const why = known(sides);
    if (why !== undefined) {
      await publishEnd(context, [variant.id], why);
      return report(variant, "worse", `It was worse: ${why}. It is ended.`, sides);
    }
    const isOver = Date.now() - Date.parse(variant.at) >= minutes * 60_000;
    // No engineer looks at the next step of a staged variant, so a few phones do not decide it.
    const needed = variant.steps ? ENOUGH_REPORTS : 1;
    const hasEnough = [sides.variant, sides.live].every(({ visits, errors }) => visits + errors >= needed);
    const name = `${variant.id} ${variant.percent} ${hasEnough}`;
    if (!isOver || stated.has(name)) return;
    const promote = `To make it live for everybody: pnpm ship promote ${versionsOf(variant).join(" ")}`;
    if (hasEnough && variant.steps) await advance(variant, sides);
    else if (hasEnough) await report(variant, "no worse", `No worse after ${minutes} minutes. ${promote}`, sides);
    else {
      const few = needed === 1 ? "no report" : `fewer than ${needed} reports`;
      await report(variant, "unknown", `A side has ${few} after ${minutes} minutes.`, sides);
    }
    stated.add(name);
  }

  /** Gives a staged variant its next share. The gates of a promotion may refuse: then a person decides. */
  async function advance(variant: Variant, sides: Sides): Promise<void> {
    const [next = ALL] = variant.steps ?? [];
    const text = `No worse after ${minutes} minutes for ${variant.percent} %`;
    try {
      const change = advanceVariant(variant);
      await publish(
        context,
        next === ALL ? { action: "promote", change, without, because } : { action: "raise", change },
      );
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return report(
        variant,
        "no worse",
        `${text}, and not live for more: ${fault.by} refuses it. ${fault.message}`,
        sides,
      );
    }
    if (next === ALL) return report(variant, "no worse", `${text}. It is live for everybody.`, sides);
    await report(variant, "raised", `${text}. It is live for ${next} %.`, sides);
  }

  return async ({ release }: SignedRelease): Promise<void> => {
    const canaries = release.variants.filter(({ percent }) => percent !== undefined);
    const address = metricsAddress(context, release.environment);
    if (address === undefined)
      throw new Error(
        "Canaries are not judged: --reports prometheus:https://..., or the metrics page of the only edge.",
      );
    // Without a canary too, so that a wrong address shows at the start; the sandbox's own may be away meanwhile.
    if (canaries.length === 0 && context.reports !== undefined) await openReports(address);
    for (const variant of canaries) await judge(variant, address);
  };
}
