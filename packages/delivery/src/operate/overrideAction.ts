import { correction, generate } from "lean-qr";
import { signOverride } from "../releases/override/Override.ts";
import { checkOrigin, fetchRemote, writeOverride } from "../releases/override/writeOverride.ts";
import { Refusal } from "../releases/Refusal.ts";
import { covers } from "../releases/signing/seal.ts";
import { createOverlayStore } from "../releases/store/Store.ts";
import { completeBuild, findApps } from "../ship/buildApps.ts";
import { type Context, siteOrigin, Usage } from "../ship/Context.ts";

const QUIET = 2;
/** Black on white in every terminal, because some phones cannot read inverted codes. */
const INK = "\u001b[38;5;16;48;5;231m";
const PLAIN = "\u001b[0m";

/** Renders an address as a QR code in characters, two rows per line. */
function drawQr(address: string): string {
  const code = generate(address, { maxCorrectionLevel: correction.L });
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = "";
    for (let x = -QUIET; x < code.size + QUIET; x += 1) {
      const [upper, lower] = [code.get(x, y), code.get(x, y + 1)];
      line += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    lines.push(INK + line + PLAIN);
  }
  return lines.join("\n");
}

/** Longest lifetime of an override or of a link to the status page, in minutes. */
export const OVERRIDE_MINUTES_MAX = 480;

interface OverrideOptions {
  /** The remote. */
  readonly name: string;
  /** Where its other build is served. */
  readonly from: string;
  readonly minutes: number;
  /** Set by `pnpm dev`: the address is a development server of this machine. */
  readonly development?: boolean;
  readonly dryRun?: boolean;
}

/**
 * Offers the live release with one remote from another address, under a signed link that expires. No release is made: only a phone
 * on which a person accepts the offer shows it.
 */
export async function overrideAction(
  { log, store, archive, reporter, by, repository, ...context }: Context,
  { name, from, development, minutes, dryRun = false }: OverrideOptions,
): Promise<void> {
  const signer = context.signer();
  if (!covers(context.trust.get(signer.id)?.scope))
    throw new Refusal(
      "scope",
      `The key ${signer.id} is not one of the platform, and an override contains the documents of every path.`,
    );
  const newest = await log.newest();
  if (!newest) throw new Refusal("override", "Nothing has been shipped here yet.");
  // Before any request to the remote's address.
  checkOrigin(newest, from);
  const site = siteOrigin(context, newest.release.environment);
  if (site === undefined)
    throw new Usage(
      "The link needs the site's origin: SHIP_ORIGIN=https://lender.example, or h5Base of the environment.",
    );
  await completeBuild(findApps(repository).get(name) ?? "", name);
  const served = await fetchRemote(name, from, development);
  const override = await writeOverride(newest, served, {
    store: dryRun ? createOverlayStore(store) : store,
    archive,
    signer,
    by,
    until: Date.now() + minutes * 60_000,
    origin: site,
  });
  const { release } = newest;
  reporter.print(`${name} ${override.version} from ${override.from}, with release ${release.generation}`);
  reporter.note({
    remote: name,
    version: override.version,
    from: override.from,
    release: release.generation,
    minutes,
    isDryRun: dryRun,
  });
  if (dryRun) return reporter.print("  nothing was written: this was a dry run");
  const [pathname = "/"] = Object.keys(served.manifest.paths);
  const link = `${site}${pathname}?override=${signOverride(override.id, newest.storeId, signer)}`;
  reporter.note({ link });
  reporter.picture(drawQr(link));
  reporter.print(`  for the first phone that accepts it, for ${minutes} minutes; the app adds its session`);
  reporter.print(link);
}
