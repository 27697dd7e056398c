import { fetchRemote } from "../override/fetchRemote.ts";
import { signOverride } from "../override/overrideLink.ts";
import { checkOrigin, writeOverride } from "../override/writeOverride.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { createOverlayStore } from "../stores/createOverlayStore.ts";
import type { Context } from "./Context.ts";
import { drawQr } from "./drawQr.ts";
import type { Arguments } from "./readArguments.ts";
import { siteOrigin } from "./siteOrigin.ts";
import { Usage } from "./Usage.ts";

/**
 * Offers the live release with one remote from another address, under a signed link that expires. No release is made: only a phone
 * on which a person accepts the offer shows it.
 */
export async function overrideAction(
  { row, store, archive, reporter, by, ...context }: Context,
  { names, from, minutes, isDryRun }: Arguments,
): Promise<void> {
  const [name = ""] = names;
  const signer = context.signer();
  const newest = await row.newest();
  if (!newest) throw new Refusal("override", "Nothing has been shipped here yet.");
  // Before any request to the remote's address.
  checkOrigin(newest, from);
  const site = siteOrigin(context, newest.set.environment);
  if (site === undefined)
    throw new Usage(
      "The link needs the site's origin: SHIP_ORIGIN=https://lender.example, or h5Base of the environment.",
    );
  const served = await fetchRemote(name, from);
  const override = await writeOverride(newest, served, {
    store: isDryRun ? createOverlayStore(store) : store,
    archive,
    signer,
    by,
    until: Date.now() + minutes * 60_000,
    origin: site,
  });
  const { set } = newest;
  reporter.print(`${name} ${override.version} from ${override.from}, with release ${set.generation}`);
  reporter.note({
    remote: name,
    version: override.version,
    from: override.from,
    set: set.generation,
    minutes,
    isDryRun,
  });
  if (isDryRun) return reporter.print("  nothing was written: this was a dry run");
  const [pathname = "/"] = Object.keys(served.manifest.paths);
  const link = `${site}${pathname}?override=${signOverride(override.id, newest.storeId, signer)}`;
  reporter.note({ link });
  reporter.picture(drawQr(link));
  reporter.print(`  for the first phone that accepts it, for ${minutes} minutes; the app adds its session`);
  reporter.print(link);
}
