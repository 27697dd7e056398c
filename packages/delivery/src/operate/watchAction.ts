import { setTimeout as wait } from "node:timers/promises";
import { requestKey } from "@lending/releases/formats/names";
import { stageOf } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { covers, describeScope } from "@lending/releases/signing/trust";
import { SIGNED_MAX } from "@lending/releases/store/Store";
import { type Context, messageOf } from "../ship/Context.ts";
import { whyNotNobody } from "../ship/gates/createPagesGate.ts";
import { Refusal } from "../ship/Refusal.ts";
import { createCanaryJudge, type JudgeOptions, publishEnd } from "./createCanaryJudge.ts";
import { decideRequest } from "./decideRequest.ts";

/** How often HEAD is signed again, so that edges notice a frozen store. */
const ANNOUNCE_MS = 5 * 60_000;

interface WatchOptions extends JudgeOptions {
  /** Seconds between two rounds. */
  readonly every: number;
  /** Ends after one round. */
  readonly once?: boolean;
  /** Ends after the current round. */
  readonly signal?: AbortSignal;
}

/** Creates the function that does a round of work. Its parts remember what they have seen; all that decides is in the store. */
function createRound(context: Context, options: WatchOptions) {
  const { store, log, reporter } = context;
  const etags = new Map<string, string>();
  const judgeCanaries = createCanaryJudge(context, options);
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

  async function endPreviews({ release }: SignedRelease): Promise<void> {
    const expired = release.variants.filter(({ link }) => link && Date.parse(link.until) <= Date.now());
    if (expired.length > 0)
      await publishEnd(
        context,
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
