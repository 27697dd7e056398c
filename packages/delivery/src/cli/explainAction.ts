import { numberInCanary } from "@lending/federation/startup";
import { canaryVariant, deployedOf } from "../releases/Release.ts";
import { ERROR_CODE } from "../reports/errorReport.ts";
import { signOpening } from "../signing/opening.ts";
import { covers, type Signer } from "../signing/seal.ts";
import { activeAt, createSwitchReader } from "../switches/Switch.ts";
import { type Context, firstAddress, Usage } from "./Context.ts";
import { explainError } from "./explainError.ts";
import { describeSwitch } from "./switchAction.ts";

const OPEN_MS = 24 * 3_600_000;
const minute = (at: string) => at.slice(0, 16).replace("T", " ");

/** Only a link needs a key, of the platform. */
function signerOf(context: Context): Signer | undefined {
  try {
    const signer = context.signer();
    return covers(context.trust.get(signer.id)?.scope) ? signer : undefined;
  } catch {
    return undefined;
  }
}

interface ExplainOptions {
  /** A device's id, or an error's code. */
  readonly device: string;
  readonly at?: Date | undefined;
}

/** Prints the release and the variant that a device got at a given time, with a link that opens exactly that one for a day. */
export async function explainAction(context: Context, options: ExplainOptions): Promise<void> {
  // Borrowers read their code aloud, so its case is unknown.
  const code = options.device.toUpperCase();
  if (options.at === undefined && ERROR_CODE.test(code)) return explainError(context, code);
  if (options.at === undefined && /^[A-Z\d]{6}$/.test(code))
    throw new Usage(`"${options.device}" is no error's code, which has no I, O, 0 and 1. For a device, add the time.`);
  const { device, at = new Date() } = options;
  const { log, store, trust, reporter } = context;
  const releases = await log.verified();
  const [oldest] = releases;
  const found = releases.findLast((one) => Date.parse(one.release.at) <= at.getTime());
  if (!found) {
    reporter.note({ store: store.address, release: undefined });
    return reporter.print(
      oldest && oldest.release.generation > 1
        ? `${store.address}: one of the releases 1 to ${oldest.release.generation - 1} was live at ${at.toISOString()}, and no trusted key signed them`
        : `${store.address}: nothing was live at ${at.toISOString()}`,
    );
  }
  const { release, storeId } = found;
  const { canary } = release;
  const number = canary && numberInCanary(canary.id, device);
  const variant = canary && number !== undefined && number < canary.percent ? "canary" : "live";
  const got = (variant === "canary" && canaryVariant(release)) || release;
  const switches = activeAt(await createSwitchReader({ store, trust }).all(storeId), at.getTime());
  const signer = signerOf(context);
  const until = new Date(Date.now() + OPEN_MS);
  const names = canary ? Object.keys(canary.remotes) : [];
  const link =
    signer &&
    `${await firstAddress(context, got, names)}?release=${signOpening({ generation: release.generation, variant }, { storeId, until, signer })}${canary ? `&variant=${variant}` : ""}`;
  reporter.note({
    store: store.address,
    device,
    at: at.toISOString(),
    release: release.generation,
    variant,
    number,
    switches,
    link,
  });
  reporter.print(
    `release ${release.generation}, since ${minute(release.at)} UTC, by ${release.by || "unknown"}: ${release.change}`,
  );
  reporter.print(
    canary
      ? `  ${variant} variant: this device has number ${number}, and numbers below ${canary.percent} of 100 get the canary`
      : "  there was no canary: every device got the same version",
  );
  for (const one of switches) reporter.print(`  switch: ${describeSwitch(one)}`);
  for (const [name, { version }] of deployedOf(got)) reporter.print(`  ${name.padEnd(16)} ${version}`);
  reporter.print(link ?? "  a link to this release needs a key of the platform: SHIP_KEY");
}
