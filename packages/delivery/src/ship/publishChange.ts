import semver from "semver";
import ownPackage from "../../package.json" with { type: "json" };
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { Refusal } from "../releases/Refusal.ts";
import type { ReleaseContent } from "../releases/Release.ts";
import { type Context, firstAddress, siteOrigin } from "./Context.ts";
import { budgets, defaultBudget, stockBudget } from "./gates/budgets.ts";
import { createBytesGate } from "./gates/createBytesGate.ts";
import { createPagesGate } from "./gates/createPagesGate.ts";
import { createShapeGate } from "./gates/createShapeGate.ts";
import { createVerbsGate } from "./gates/createVerbsGate.ts";
import { createOwnershipGate, createSharedGate } from "./gates/manifestGates.ts";
import type { Change } from "./publish/Change.ts";
import { type Gate, publish } from "./publish/publish.ts";
import { readSite, waitForSite } from "./readSite.ts";

/** Options of every command that publishes a release. */
export interface PublishOptions {
  /** Gates to skip. */
  readonly without: readonly string[];
  readonly because?: string;
  readonly dryRun?: boolean;
}

/** What a command publishes, and how. */
interface Publication
  extends PublishOptions,
    Pick<Parameters<typeof publish>[0], "upload" | "storedArchive" | "isStep"> {
  readonly action: "ship" | "remove" | "rollback" | "promote";
  readonly change: Change;
  /** The apps that it names; without them, those that change. */
  readonly names?: readonly string[];
  readonly whole?: boolean;
  /** The environment from now on. */
  readonly environment?: ReleaseContent["environment"] | undefined;
  /** Added to the printed address. */
  readonly query?: string;
  /** Called when the release is published, before the site serves it. */
  readonly onPublished?: () => void;
}

/** The gates that a reason can skip. */
export const GATES: readonly string[] = ["shared", "shape", "verbs", "pages", "bytes"];

function gatesOf(
  { log, archive, repository, reporter }: Context,
  { action, whole: isWhole = false, without }: Publication,
): Readonly<Record<string, Gate>> {
  const budgetOf = (pathname: string, isStock = false) => budgets[pathname] ?? (isStock ? stockBudget : defaultBudget);
  const all: Readonly<Record<string, Gate>> = {
    ownership: createOwnershipGate(archive),
    shared: createSharedGate({ log, archive, isWhole }),
    shape: createShapeGate({ log, archive, isWhole }),
    verbs: createVerbsGate({ archive }),
    bytes: createBytesGate({ archive, budgetOf }),
    pages: createPagesGate({
      archive,
      repository,
      budgetOf,
      onPage: (done, pages) => reporter.progress(`  pages          ${done} of ${pages}`),
    }),
  };
  // A rollback must always be possible: it restores what was served before, with the shapes and verbs of that time.
  const skipped = action === "rollback" ? [...without, "shape", "verbs"] : without;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !skipped.includes(name)));
}

/** Records in the release why it was made, that it was shipped with --whole, and which gates were skipped. */
const withOptions =
  ({ change, without, because, whole: isWhole }: Publication): Change =>
  async (base) => {
    const content = await change(base);
    if (!content) return undefined;
    const left = [...(isWhole ? ["whole"] : []), ...(without.length > 0 ? [`without ${without.join(", ")}`] : [])];
    const reason = left.length > 0 ? ` (${left.join(", ")}: ${because})` : "";
    return { ...content, change: content.change + reason, ...(because && { because }), ...(isWhole && { isWhole }) };
  };

/** Refuses to ship with a key that the site does not trust yet: its edges would report the release as a problem. */
async function checkKey(
  origin: string | undefined,
  newest: SignedRelease | undefined,
  { action }: Publication,
  context: Context,
): Promise<void> {
  // A rollback must not depend on the one edge that responds.
  const site = action === "ship" && origin ? await readSite(origin) : undefined;
  const { id } = context.signer();
  if (site?.store !== undefined && site.store === newest?.storeId && !site.keys.includes(id))
    throw new Refusal(
      "edge",
      `${origin} does not trust the key ${id} yet. Deploy ${id}.pub to EDGE_TRUST of every edge, which reads it without a restart, then repeat the command.`,
    );
}

/** Publishes a change through the gates and prints each step; ends with the address that shows it. */
export async function publishChange(context: Context, publication: Publication): Promise<void> {
  const { dryRun: isDryRun = false, query = "", onPublished } = publication;
  const { reporter, store, log, archive, trust } = context;
  const signer = context.signer();
  const newest = await log.newest();
  const origin = siteOrigin(context, publication.environment ?? newest?.release.environment ?? {});
  await checkKey(origin, newest, publication, context);
  const found: Record<string, string> = {};
  let { names = [] } = publication;
  const published = await publish({
    ...publication,
    ...{ store, log, archive, signer, trust, origin, isDryRun },
    change: withOptions(publication),
    gates: gatesOf(context, publication),
    progress: {
      candidate: ({ content, base }) => {
        reporter.print(`release ${(base?.release.generation ?? 0) + 1}: ${content.change}`);
        reporter.note({ change: content.change });
        const { delivery = "0.0.0" } = base?.release ?? {};
        // Only an action that must always be possible gets here with an older publisher.
        if (semver.lt(ownPackage.version, delivery))
          reporter.print(
            `  note           @lending/delivery ${ownPackage.version} writes older documents than ${delivery}`,
          );
        const isChanged = (name: string) => content.remotes[name]?.hash !== base?.release.remotes[name]?.hash;
        if (names.length === 0) names = Object.keys(content.remotes).filter(isChanged);
      },
      gate(name, what) {
        found[name] = what;
        reporter.print(`  ${name.padEnd(14)} ${what}`);
      },
      lost: () => reporter.print("  another release was published first; checking again with it"),
      decided: () => reporter.progress("  writing documents"),
    },
  });
  const generation = published.release?.release.generation;
  reporter.note({ generation, isNew: published.isNew, isDryRun, gates: found, store: store.address });
  if (isDryRun) reporter.print("  nothing was changed: this was a dry run");
  else if (!published.isNew) reporter.print(`release ${generation} contains all of this already`);
  if (published.release && !isDryRun) {
    onPublished?.();
    const unknown = await waitForSite(origin, published.release);
    reporter.note({ isServed: unknown === undefined });
    reporter.print(
      unknown === undefined
        ? `  live           release ${generation}, at ${origin}`
        : `  published      release ${generation}; ${unknown}`,
    );
  }
  const address = published.release && (await firstAddress(context, published.release.release, names)) + query;
  reporter.note({ address });
  if (address !== undefined) reporter.print(address);
  if (address?.startsWith("/")) reporter.print("  for a complete address: SHIP_ORIGIN, or h5Base of the environment");
}
