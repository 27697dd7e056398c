import type { Context } from "./Context.ts";
import { Refusal } from "./Refusal.ts";
import { shipAction } from "./shipAction.ts";
import { readVersions } from "./statusAction.ts";

interface OfferOptions {
  /** Offers the builds that exist, and starts no bundler. */
  readonly built?: boolean;
}

/**
 * Offers each version of this checkout that no release contains to the controller: staged, or for all devices when no version
 * of its app is live. Does not wait for decisions. A refused app does not stop the others: throws the Refusal of the first at the end.
 */
export async function offerAction(context: Context, { built }: OfferOptions): Promise<void> {
  const { repository, reporter, log } = context;
  const pending = readVersions(repository, (await log.newest())?.release).filter(({ wasShipped }) => !wasShipped);
  if (pending.length === 0) return reporter.print("Every version of this checkout is shipped.");
  const refusals: Refusal[] = [];
  for (const { name, live } of pending) {
    const reach = live === undefined ? {} : { channel: "staged" as const };
    try {
      await shipAction(context, { names: [name], without: [], isOffer: true, ...(built && { built }), ...reach });
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      reporter.print(`  refused        ${name}, by ${fault.by}: ${fault.message}`);
      refusals.push(fault);
    }
  }
  if (refusals[0]) throw refusals[0];
}
