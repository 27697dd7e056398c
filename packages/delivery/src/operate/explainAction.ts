import { numberInCanary } from "@lending/federation/startup";
import { ERROR_CODE } from "../releases/errorReport.ts";
import { deployedOf, describeCanary, inCanary, stagedIn, type Versions } from "../releases/Release.ts";
import { signOpening } from "../releases/signing/links.ts";
import { covers, type Signer } from "../releases/signing/seal.ts";
import { activeAt, createSwitchReader, describeSwitch } from "../releases/switches/Switch.ts";
import { type Context, firstAddress, Usage } from "../ship/Context.ts";
import { explainError } from "./explainError.ts";

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
  const { canaries = [] } = release;
  const choices = canaries.map((canary) => {
    const number = numberInCanary(canary.id, device);
    return { canary, number, isCanary: number < canary.percent };
  });
  const chosen = choices.filter(({ isCanary }) => isCanary).map(({ canary }) => canary);
  const variant = chosen.length > 0 ? "canary" : "live";
  const got: Versions = chosen.reduce<Versions>(inCanary, release);
  const switches = activeAt(await createSwitchReader({ store, trust }).all(storeId), at.getTime());
  const signer = signerOf(context);
  const until = new Date(Date.now() + OPEN_MS);
  const names = canaries.flatMap(({ remotes }) => Object.keys(remotes));
  const wanted = stagedIn(release) ? variant : chosen.flatMap(({ remotes }) => Object.keys(remotes)).join() || "live";
  const link =
    signer &&
    `${await firstAddress(context, { ...release, ...got }, names)}?release=${signOpening({ generation: release.generation, variant }, { storeId, until, signer })}${canaries.length > 0 ? `&variant=${wanted}` : ""}`;
  reporter.note({
    store: store.address,
    device,
    at: at.toISOString(),
    release: release.generation,
    variant,
    numbers: choices.map(({ number }) => number),
    switches,
    link,
  });
  reporter.print(
    `release ${release.generation}, since ${minute(release.at)} UTC, by ${release.by || "unknown"}: ${release.change}`,
  );
  for (const { canary, number, isCanary } of choices)
    reporter.print(
      `  ${isCanary ? "canary" : "live"} variant of ${describeCanary(canary)}: this device has number ${number}, and numbers below ${canary.percent} of 100 get the canary`,
    );
  if (canaries.length === 0) reporter.print("  there was no canary: every device got the same version");
  for (const one of switches) reporter.print(`  switch: ${describeSwitch(one)}`);
  for (const [name, { version }] of deployedOf(got)) reporter.print(`  ${name.padEnd(16)} ${version}`);
  reporter.print(link ?? "  a link to this release needs a key of the platform: SHIP_KEY");
}
