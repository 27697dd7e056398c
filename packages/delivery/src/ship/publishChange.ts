import type { ReleaseContent } from "@lending/releases/formats/Release";
import { type Candidate, type Change, Lagging, type Published } from "@lending/releases/log/createReleaseLog";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { covers, describeScope } from "@lending/releases/signing/trust";
import ownPackage from "../../package.json" with { type: "json" };
import { type Context, firstAddress, type OwnKey, siteOrigin } from "./Context.ts";
import { versionIn } from "./changes/parts.ts";
import { type Artefacts, createArtefacts, type Overlay } from "./createArtefacts.ts";
import { createBytesGate } from "./gates/createBytesGate.ts";
import { createContractGate } from "./gates/createContractGate.ts";
import { createPagesGate, type PageOpener, startPageOpener } from "./gates/createPagesGate.ts";
import { createVerbsGate } from "./gates/createVerbsGate.ts";
import { createManifestGate, createSharedGate, takeIn } from "./gates/manifestGates.ts";
import { type Gate, Refusal } from "./Refusal.ts";
import { printServed, readSite } from "./readSite.ts";

/** Options of every command that publishes a release. */
export interface PublishOptions {
  /** Gates to skip. */
  readonly without: readonly string[];
  readonly because?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

type Action = "ship" | "promote" | "remove" | "rollback" | "close" | "keys" | "end" | "raise";

/** What a command publishes, and how. */
export interface Publication extends Partial<PublishOptions> {
  readonly action: Action;
  readonly change: Change;
  /** Holds new builds in memory until every check has passed. */
  readonly overlay?: Overlay;
  /** Opens pages. Without it the gate starts one when it needs it. */
  readonly opener?: PageOpener | undefined;
  /** The apps that it names; without them, those that change. */
  readonly names?: readonly string[];
  readonly whole?: boolean;
  /** The environment from now on. */
  readonly environment?: ReleaseContent["environment"] | undefined;
  /** Each call goes one step further, such as a rollback. */
  readonly isStep?: boolean;
  /** Added to the printed address. */
  readonly query?: (release: SignedRelease) => string;
}

/** The gates that a reason can skip. That of the API is before the build. */
export const GATES: readonly string[] = ["shared", "contract", "verbs", "pages", "bytes", "api"];

/** The gates of actions that have any. A rollback must always be possible, in seconds: it restores what was served before. */
const GATES_OF: Readonly<Partial<Record<Action, readonly string[]>>> = {
  ship: ["artefact", "manifest", ...GATES],
  promote: ["artefact", "manifest", ...GATES],
  remove: ["artefact", "shared"],
  rollback: ["artefact", "shared"],
};

function gatesOf(
  { log, store, trust, reporter }: Context,
  artefacts: Artefacts,
  opener: () => PageOpener,
  { action, whole: isWhole = false, without = [], overlay = { ...store, flush: async () => undefined } }: Publication,
): readonly (readonly [name: string, gate: Gate])[] {
  const all: Readonly<Record<string, Gate>> = {
    artefact: (candidate) => takeIn(candidate, { store: overlay, trust }),
    manifest: createManifestGate(artefacts),
    shared: createSharedGate({ log, artefacts, isWhole }),
    contract: createContractGate({ log, artefacts, isWhole }),
    verbs: createVerbsGate(artefacts),
    bytes: createBytesGate(artefacts),
    pages: createPagesGate({
      ...{ artefacts, store: overlay, opener },
      onPage: (done, pages) => reporter.progress(`  pages          ${done} of ${pages}`),
    }),
  };
  return Object.entries(all).filter(([name]) => GATES_OF[action]?.includes(name) && !without.includes(name));
}

/** Records in the release why it was made, that it was shipped with --whole, and which gates were skipped. */
const withOptions =
  ({ change, without = [], because, whole: isWhole }: Publication): Change =>
  async (base) => {
    const content = await change(base);
    if (!content) return undefined;
    const left = [...(isWhole ? ["whole"] : []), ...(without.length > 0 ? [`without ${without.join(", ")}`] : [])];
    const reason = left.length > 0 ? ` (${left.join(", ")}: ${because})` : "";
    return {
      ...content,
      change: content.change + reason,
      ...(because !== undefined && { because }),
      ...(isWhole && { whole: true as const }),
    };
  };

/** Refuses to ship with a key that the site does not trust yet: its edges would report the release as a problem. */
async function checkSite(origin: string | undefined, newest: SignedRelease | undefined, { id }: OwnKey): Promise<void> {
  const site = origin ? await readSite(origin) : undefined;
  if (site?.store !== undefined && site.store === newest?.storeId && !site.keys.includes(id))
    throw new Refusal(
      "edge",
      `${origin} does not trust the key ${id} yet. Certify it with a key that it trusts: pnpm ship keys --certify ${id}.pub; or deploy it to EDGE_TRUST of every edge.`,
    );
}

/** Runs the gates of a candidate one after the other, and prints what each found. */
export async function runGates(context: Context, publication: Publication, candidate: Candidate): Promise<void> {
  const { overlay, action } = publication;
  if (!GATES_OF[action]) return;
  const artefacts = createArtefacts(overlay ?? context.store);
  const found: Record<string, string> = {};
  let started = publication.opener;
  const opener = () => {
    started ??= startPageOpener(context.repository);
    return started;
  };
  try {
    for (const [name, check] of gatesOf(context, artefacts, opener, publication)) {
      found[name] = await check(candidate);
      context.reporter.print(`  ${name.padEnd(14)} ${found[name]}`);
    }
  } finally {
    if (started !== publication.opener) await started?.stop();
  }
  context.reporter.note({ gates: found });
}

/** Publishes a change through its gates. Prints the candidate, and what each gate found. */
export async function publish(context: Context, publication: Publication): Promise<Published> {
  const { reporter, log, by } = context;
  const { dryRun: isDryRun = false, isStep = false, overlay } = publication;
  const { signer, id, scope } = await context.ownKey();
  if (!covers(scope))
    throw new Refusal(
      "scope",
      `The key ${id} signs artefacts of ${describeScope(scope)}; only a key of the platform signs a release.`,
    );
  let turns = 0;
  try {
    return await log.publish(withOptions(publication), {
      ...{ signer, by, delivery: ownPackage.version, isStep, isDryRun },
      async check(candidate) {
        turns += 1;
        if (turns > 1) reporter.print("  another release was published first; checking again with it");
        const { content, base } = candidate;
        reporter.print(`release ${(base?.release.number ?? 0) + 1}: ${content.change}`);
        reporter.note({ change: content.change });
        await runGates(context, publication, candidate);
        if (!isDryRun) await overlay?.flush();
      },
    });
  } catch (fault) {
    if (fault instanceof Lagging) throw new Refusal("unfinished", fault.message);
    throw fault;
  }
}

/** Publishes a change and prints each step; ends with the address that shows it. */
export async function publishChange(context: Context, publication: Publication): Promise<SignedRelease | undefined> {
  const { action, dryRun: isDryRun = false, query = () => "" } = publication;
  const { reporter, store, log } = context;
  const own = await context.ownKey();
  const before = await log.newest();
  const origin = siteOrigin(context, publication.environment ?? before?.release.environment ?? {});
  // An emergency must not depend on the one edge that responds.
  if (action === "ship") await checkSite(origin, before, own);
  const { newest, isNew } = await publish(context, publication);
  const number = newest?.release.number;
  reporter.note({ number, isNew, isDryRun, store: store.address });
  if (isDryRun) reporter.print("  nothing was changed: this was a dry run");
  else if (!isNew) reporter.print(`release ${number} contains all of this already`);
  if (!newest) return undefined;
  if (!isDryRun) await printServed(context, newest);
  const isChanged = (name: string) => versionIn(newest.release, name)?.hash !== versionIn(before?.release, name)?.hash;
  const names = publication.names?.length ? publication.names : Object.keys(newest.release.remotes).filter(isChanged);
  // A closed part, an ended canary and a key have no page to look at.
  if (action !== "ship" && names.length === 0) return newest;
  const address = (await firstAddress(context, newest.release, names)) + query(newest);
  reporter.note({ address });
  reporter.print(address);
  if (address.startsWith("/")) reporter.print("  for a complete address: SHIP_ORIGIN, or h5Base of the environment");
  return newest;
}
