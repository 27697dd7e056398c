import type { SignedRelease } from "@lending/releases/log/openRelease";
import * as v from "valibot";
import { type Context, siteOrigin } from "./Context.ts";

/** What an edge reports about itself, as one of a site's servers. */
const stateSchema = v.object({
  release: v.nullish(v.number()),
  /** Id of the store that it serves; absent without a release of a store. */
  store: v.optional(v.string()),
  /** Ids of the keys that it trusts. */
  keys: v.optional(v.array(v.string()), []),
});

export type SiteState = v.InferOutput<typeof stateSchema>;

/** Milliseconds that an emergency waits for a site. */
const WAIT_MS = 3_000;

/** Reads the state of a site. Returns undefined when it does not respond. */
export async function readSite(origin: string): Promise<SiteState | undefined> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(WAIT_MS) });
    const parsed = v.safeParse(stateSchema, await response.json().catch(() => ({})));
    return parsed.success ? parsed.output : { keys: [] };
  } catch {
    return undefined;
  }
}

const POLL_MS = 300;
/** How long edges may take to serve a release. They read the store every second. */
const LIVE_MS = 10_000;

/**
 * Waits until a site serves a release. Returns why that is not known, or undefined when it does. Throws when the site serves an
 * earlier release of the same store.
 */
async function waitForSite(
  origin: string | undefined,
  { release: { number }, storeId }: SignedRelease,
): Promise<string | undefined> {
  if (!origin) return "no site was asked: SHIP_ORIGIN, or h5Base of the environment, states its address";
  for (const ends = Date.now() + LIVE_MS; ; ) {
    const site = await readSite(origin);
    if (!site) return `${origin} does not respond. Start the site there, or state its address: SHIP_ORIGIN`;
    if (site.store !== undefined && site.store !== storeId) return `${origin} serves another store`;
    if ((site.release ?? 0) >= number) return site.store === undefined ? `${origin} states no store` : undefined;
    if (Date.now() > ends) {
      if (site.store === undefined) return `${origin} serves no release of this store`;
      throw new Error(
        `Release ${number} is published, and ${origin} serves release ${site.release} after ${LIVE_MS / 1000} s. Its log names the reason ("store problem").`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until the site serves a release, and prints whether it does. */
export async function printServed(context: Context, newest: SignedRelease): Promise<void> {
  const { number, environment } = newest.release;
  const origin = siteOrigin(context, environment);
  const unknown = await waitForSite(origin, newest);
  context.reporter.note({ number, isServed: unknown === undefined });
  context.reporter.print(
    unknown === undefined
      ? `  live           release ${number}, at ${origin}`
      : `  published      release ${number}; ${unknown}`,
  );
}
