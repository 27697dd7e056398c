import { readManifest } from "@lending/releases/artefact/readArtefact";
import { outcomeKey, requestKey, Untrusted } from "@lending/releases/formats/names";
import { type Outcome, partsOf, type Release, type Request, requestSchema } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { readSealed, seal } from "@lending/releases/signing/sealed";
import { covers } from "@lending/releases/signing/trust";
import * as v from "valibot";
import { type Context, plain } from "../ship/Context.ts";
import { versionIn } from "../ship/changes/parts.ts";
import { shipBuilds } from "../ship/changes/shipBuilds.ts";
import { shipVariant } from "../ship/changes/shipVariant.ts";
import { PREVIEW_MINUTES_MAX } from "../ship/preview.ts";
import { type PublishOptions, publish } from "../ship/publishChange.ts";
import { Refusal } from "../ship/Refusal.ts";
import { readOutcome } from "../ship/requestShip.ts";

const isForAll = ({ percent, link }: Pick<Request, "percent" | "link">) => percent === undefined && link === undefined;

/** Returns whether a release already contains what is requested. */
function isDone(release: Release, { app, manifest, ...request }: Request): boolean {
  if (isForAll(request)) return versionIn(release, app)?.hash === manifest;
  return release.variants.some(
    (one) =>
      partsOf(one).join() === app &&
      versionIn(one, app)?.hash === manifest &&
      (request.link ? one.link?.hash === request.link.hash : one.percent !== undefined),
  );
}

/** Gates that the operator leaves out, and why. */
export type Skipped = Partial<Pick<PublishOptions, "without" | "because">>;

/** Makes what is requested live, through the gates. Throws a Refusal. */
async function shipRequest(
  context: Context,
  newest: SignedRelease,
  request: Request,
  skipped: Skipped,
): Promise<number | undefined> {
  const { app, version, manifest: hash, percent, steps, link, because, by } = request;
  const { release } = newest;
  if (isDone(release, request)) return release.number;
  // A writer of the bucket can put an old request there again.
  if (release.known[app]?.some((one) => one.hash === hash))
    throw new Refusal(
      "version",
      `${app} ${version} was in a release before. A request ships new versions only; the platform promotes and rolls back.`,
    );
  if (app === "shell" && isForAll(request))
    throw new Refusal("scope", "A shell is offered as a canary or a preview; the platform makes it live.");
  if (link && Date.parse(link.until) > Date.now() + PREVIEW_MINUTES_MAX * 60_000)
    throw new Refusal("preview", `A preview lasts ${PREVIEW_MINUTES_MAX} minutes at most, not until ${link.until}.`);
  const deployed = { version, hash };
  const added = [{ name: app, deployed, manifest: await readManifest(context.store, app, deployed) }];
  const reach = link ? { link } : { percent, ...(steps && { steps }) };
  const change = isForAll(request) ? shipBuilds({ added }) : shipVariant({ added, reach, by, because });
  const reasons = [because, skipped.because].filter((one) => one !== undefined);
  const published = await publish(
    { ...context, by: plain(`${by} (request)`).slice(0, 300) },
    {
      ...{ action: "ship", change, names: [app], without: skipped.without ?? [] },
      ...(reasons.length > 0 && { because: plain(reasons.join("; ")).slice(0, 300) }),
    },
  );
  return published.newest?.release.number;
}

/**
 * Decides about the request for an app in the store, and writes the outcome. Throws Untrusted for one that no key of the app signed:
 * nobody gets an answer to that.
 */
export async function decideRequest(
  context: Context,
  newest: SignedRelease,
  { app, bytes, ...skipped }: Skipped & { readonly app: string; readonly bytes: Uint8Array },
): Promise<void> {
  const { store, reporter } = context;
  const name = `${store.address}/${requestKey(app)}`;
  const { content: request, hash, verify } = readSealed(bytes, { kind: "request", schema: requestSchema, name });
  if (!covers(verify(newest.trust), app) || request.app !== app)
    throw new Untrusted(`${name} is about ${request.app}, or signed by a key of another app.`);
  if (await readOutcome(context, app, hash)) return;
  const kind = request.link ? "preview" : request.percent === undefined ? "live" : "canary";
  reporter.print(`${app} ${request.version}: requested by ${request.by}, ${kind}`);
  async function decide(): Promise<Omit<Outcome, "request" | "at">> {
    try {
      const number = await shipRequest(context, newest, request, skipped);
      return { result: "released", ...(number !== undefined && { number }) };
    } catch (fault) {
      // A file of the artefact that cannot be parsed would come back in every round.
      const isReason = [Refusal, Untrusted, SyntaxError, v.ValiError].some((kind) => fault instanceof kind);
      if (!(fault instanceof Error && isReason)) throw fault;
      const gate = fault instanceof Refusal ? fault.by : "artefact";
      return { result: "refused", gate, reason: plain(fault.message).slice(0, 4000) };
    }
  }
  const decided = await decide();
  const outcome: Outcome = { request: hash, ...decided, at: new Date().toISOString() };
  await store.replace(outcomeKey(app), await seal("outcome", outcome, context.signer()));
  reporter.print(
    decided.result === "released"
      ? `  released       in release ${decided.number}`
      : `  refused        by ${decided.gate}: ${decided.reason}`,
  );
}
