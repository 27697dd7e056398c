import { setTimeout as sleep } from "node:timers/promises";
import type { Build } from "@lending/releases/artefact/Build";
import { outcomeKey, requestKey, sha256, Untrusted } from "@lending/releases/formats/names";
import { type Outcome, outcomeSchema, type Request } from "@lending/releases/formats/Release";
import { readSealed, seal } from "@lending/releases/signing/sealed";
import { covers } from "@lending/releases/signing/trust";
import { SIGNED_MAX } from "@lending/releases/store/Store";
import type { Context, OwnKey } from "./Context.ts";
import { shipBuilds } from "./changes/shipBuilds.ts";
import { type Reach, shipVariant } from "./changes/shipVariant.ts";
import type { Overlay } from "./createArtefacts.ts";
import { type Preview, printPreview } from "./preview.ts";
import { type PublishOptions, runGates } from "./publishChange.ts";
import { Refusal } from "./Refusal.ts";
import { printServed } from "./readSite.ts";

interface RequestOptions extends PublishOptions {
  readonly build: Build;
  readonly preview: Preview | undefined;
  /** Which devices get it; all, when omitted. */
  readonly reach: Reach | undefined;
  readonly overlay: Overlay;
  readonly own: OwnKey;
  /** Ends when the request is stored. */
  readonly isOffer?: boolean;
}

/** How long the controller may take. It reads requests every 15 seconds, and opens pages. */
const WAIT_MS = 60_000;
const POLL_MS = 1000;

/** Returns what the controller decided about a request; undefined while it has not. */
export async function readOutcome({ store, log }: Context, app: string, request: string): Promise<Outcome | undefined> {
  const key = outcomeKey(app);
  const bytes = await store.read(key, SIGNED_MAX);
  const trust = (await log.newest())?.trust;
  if (!bytes || !trust) return undefined;
  try {
    const name = `${store.address}/${key}`;
    const { content, verify } = readSealed(bytes, { kind: "outcome", schema: outcomeSchema, name });
    return covers(verify(trust)) && content.request === request ? content : undefined;
  } catch (fault) {
    // Another object has its name: the controller replaces it.
    if (fault instanceof Untrusted) return undefined;
    throw fault;
  }
}

/**
 * Checks an artefact without a browser, stores it, and requests its release from the controller. Waits for its decision,
 * unless it is an offer: throws its Refusal.
 */
export async function requestShip(
  context: Context,
  { build, reach, preview, overlay, own, because, dryRun, without, isOffer }: RequestOptions,
): Promise<void> {
  const { store, log, reporter, by } = context;
  const { name, deployed } = build;
  const newest = await log.newest();
  if (!newest)
    throw new Refusal("first release", "Nothing has been shipped here yet. The platform makes the first release.");
  const added = [build];
  const change = reach ? shipVariant({ added, reach, by, because }) : shipBuilds({ added });
  const content = await change(newest.release);
  if (!content) return reporter.print(`release ${newest.release.number} contains all of this already`);
  reporter.print(`release ${newest.release.number + 1}: ${content.change}`);
  const publication = { action: "ship" as const, change, overlay, without: [...without, "pages"] };
  await runGates(context, publication, { content, base: newest });
  if (dryRun)
    return reporter.print("  nothing was changed: this was a dry run, without the pages, which the controller opens");

  await overlay.flush();
  const request: Request = {
    ...{ app: name, version: deployed.version, manifest: deployed.hash, ...reach },
    ...(because !== undefined && { because }),
    ...{ by, at: new Date().toISOString() },
  };
  await store.replace(requestKey(name), await seal("request", request, own.signer));
  const hash = sha256(JSON.stringify(request));
  reporter.print("  requested      the controller opens the pages, and decides");
  if (isOffer) return;
  for (const ends = Date.now() + WAIT_MS; Date.now() < ends; await sleep(POLL_MS)) {
    const outcome = await readOutcome(context, name, hash);
    if (!outcome) continue;
    if (outcome.result === "refused") throw new Refusal(outcome.gate ?? "controller", outcome.reason ?? "Refused.");
    const release = await log.newest();
    if (release) await printServed(context, release);
    if (preview && release) await printPreview(context, release, preview, [name]);
    return;
  }
  throw new Error(
    `The controller has not decided in ${WAIT_MS / 1000} s. The request stays in ${store.address}/${requestKey(name)}; the platform runs pnpm ship watch.`,
  );
}
