import { setTimeout as wait } from "node:timers/promises";
import { requestKey } from "@lending/releases/formats/names";
import { stageOf, type Variant } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { covers, describeScope } from "@lending/releases/signing/trust";
import { SIGNED_MAX } from "@lending/releases/store/Store";
import { describeVariant } from "@lending/releases/variants";
import type { Context } from "../ship/Context.ts";
import { endVariants, versionsOf } from "../ship/changes/shipVariant.ts";
import { ALL, advanceVariant } from "../ship/chooseReach.ts";
import { whyNotNobody } from "../ship/gates/createPagesGate.ts";
import { publish } from "../ship/publishChange.ts";
import { Refusal } from "../ship/Refusal.ts";
import { ENOUGH_REPORTS } from "./canary/createErrorTest.ts";
import { createJudge, type Judge } from "./canary/createJudge.ts";
import { readSides, type Sides } from "./canary/readSides.ts";
import { decideRequest, type Skipped } from "./decideRequest.ts";
import { metricsAddress } from "./reports.ts";

/** How often HEAD is signed again, so that edges notice a frozen store. */
const ANNOUNCE_MS = 5 * 60_000;

const messageOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message}: ${cause.message}` : message);

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

interface WatchOptions extends Skipped {
  /** Seconds between two rounds. */
  readonly every: number;
  /** Minutes after which a canary that is no worse may be promoted, and a staged one gets its next share. */
  readonly for: number;
  /** Ends after one round. */
  readonly once?: boolean;
  /** Ends after the current round. */
  readonly signal?: AbortSignal;
}

/** Creates the function that does a round of work. Its parts remember what they have seen; all that decides is in the store. */
function createRound(context: Context, { for: minutes, ...options }: WatchOptions) {
  const { store, log, reporter } = context;
  const { without = [], because } = options;
  const etags = new Map<string, string>();
  const judges = new Map<string, Judge>();
  const stated = new Set<string>();
  let announcedAt = Number.NEGATIVE_INFINITY;

  /** Decides about new requests. After a failed decision, a request is read again in the next round. */
  async function takeRequests(newest: SignedRelease): Promise<void> {
    const ofTeams = [...newest.trust.values()].flatMap(({ scope }) => (scope === "platform" ? [] : scope));
    for (const app of new Set([...Object.keys(newest.release.known), ...ofTeams])) {
      const key = requestKey(app);
      const read = await store.readIfChanged(key, etags.get(key), SIGNED_MAX);
      if (!read || read === "unchanged") continue;
      await attempt(`request for ${app}`, async (current) => {
        await decideRequest(context, current, { app, bytes: read.bytes, ...options });
        etags.set(key, read.etag);
      });
    }
  }

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

  /** Ends variants that still run. */
  async function end(ids: readonly string[], why: string): Promise<void> {
    await publish(context, {
      action: "end",
      change: (release) =>
        release?.variants.some(({ id }) => ids.includes(id)) ? endVariants({ ids, why })(release) : undefined,
    });
  }

  async function judge(variant: Variant, address: string): Promise<void> {
    const sides = await readSides(address, variant);
    const known = judges.get(variant.id) ?? createJudge();
    judges.set(variant.id, known);
    const why = known(sides);
    if (why !== undefined) {
      await end([variant.id], why);
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

  async function judgeCanaries({ release }: SignedRelease): Promise<void> {
    const canaries = release.variants.filter(({ percent }) => percent !== undefined);
    if (canaries.length === 0) return;
    const address = metricsAddress(context, release.environment);
    if (address === undefined)
      throw new Error(
        "Canaries are not judged: --reports prometheus:https://..., or the metrics page of the only edge.",
      );
    for (const variant of canaries) await judge(variant, address);
  }

  async function endPreviews({ release }: SignedRelease): Promise<void> {
    const expired = release.variants.filter(({ link }) => link && Date.parse(link.until) <= Date.now());
    if (expired.length > 0)
      await end(
        expired.map(({ id }) => id),
        "its link has expired",
      );
  }

  async function announce(): Promise<void> {
    if (performance.now() - announcedAt < ANNOUNCE_MS) return;
    await log.announce(context.signer());
    announcedAt = performance.now();
  }

  const problems = new Map<string, string>();
  /** Runs one part of a round with the newest release. A problem is printed once while it lasts, and no part stops the others. */
  async function attempt(part: string, action: (newest: SignedRelease) => Promise<void>): Promise<void> {
    try {
      const newest = await log.newest();
      if (newest) await action(newest);
      problems.delete(part);
    } catch (fault) {
      const message = messageOf(fault as Error);
      if (problems.get(part) !== message) reporter.print(`  problem        ${part}: ${message}`);
      problems.set(part, message);
    }
  }

  return async () => {
    await attempt("head", announce);
    // A bad canary ends before gates take their time.
    await attempt("canaries", judgeCanaries);
    await attempt("previews", endPreviews);
    await attempt("requests", takeRequests);
  };
}

/**
 * Runs the controller: takes in what teams offer, judges canaries and ends a worse one, ends expired previews, and signs HEAD every
 * five minutes. Two of them do no harm: the release log decides.
 */
export async function watchAction(context: Context, options: WatchOptions): Promise<void> {
  const { every, once = false, signal, without = [] } = options;
  const { id, scope } = await context.ownKey();
  if (!covers(scope))
    throw new Refusal(
      "scope",
      `The key ${id} is one of ${describeScope(scope)}; the controller needs one of the platform.`,
    );
  const newest = await context.log.newest();
  const why = without.includes("pages") ? undefined : whyNotNobody(context.repository);
  if (why !== undefined && newest && stageOf(newest.release.environment) === "production")
    throw new Refusal(
      "pages",
      `The controller of production opens pages with code of others as nobody, and cannot: ${why}. Start it as root, or with --without pages --because "...".`,
    );
  const round = createRound(context, options);
  context.reporter.print(`watching ${context.store.address}, every ${every} s`);
  while (!signal?.aborted) {
    await round();
    if (once) return;
    await wait(every * 1000, undefined, signal && { signal }).catch(() => undefined);
  }
}
