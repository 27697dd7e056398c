import {
  describeVariant,
  deviceOf,
  ERROR_CODE,
  type ReleaseLog,
  type SignedRelease,
  variantNumber,
  withVariants,
} from "@lending/releases";
import { type Context, Usage } from "../ship/Context.ts";
import { liveIn } from "../ship/changes/parts.ts";
import { explainError } from "./explainError.ts";

const minute = (at: string) => at.slice(0, 16).replace("T", " ");

interface ExplainOptions {
  /** A device's id, or an error's code. */
  readonly device: string;
  readonly at?: Date | undefined;
}

/** Returns the release that was newest at a time: numbers and times rise together. */
async function findReleaseAt(log: ReleaseLog, newest: SignedRelease, at: Date): Promise<SignedRelease | undefined> {
  const isBefore = ({ release }: SignedRelease) => Date.parse(release.at) <= at.getTime();
  if (isBefore(newest)) return newest;
  let [low, high] = [0, newest.release.number];
  let found: SignedRelease | undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const release = await log.read(middle);
    if (isBefore(release)) [low, found] = [middle, release];
    else high = middle;
  }
  return found;
}

/** Prints the release and the variants that a device got at a given time. */
export async function explainAction(context: Context, options: ExplainOptions): Promise<void> {
  // Borrowers read their code aloud, so its case is unknown.
  const code = options.device.toUpperCase();
  if (options.at === undefined && ERROR_CODE.test(code)) return explainError(context, code);
  if (options.at === undefined && /^[A-Z\d]{6}$/.test(code))
    throw new Usage(`"${options.device}" is no error's code, which has no I, O, 0 and 1. For a device, add the time.`);
  const { device, at = new Date() } = options;
  const { log, store, reporter } = context;
  const newest = await log.newest();
  const found = newest && (await findReleaseAt(log, newest, at));
  if (!found) {
    reporter.note({ store: store.address, release: undefined });
    return reporter.print(`${store.address}: nothing was live at ${at.toISOString()}`);
  }
  const { release } = found;
  const choices = release.variants.flatMap((variant) => {
    if (variant.percent === undefined) return [];
    const number = variantNumber(variant.id, deviceOf(device));
    return [{ variant, number, percent: variant.percent, isIn: number < variant.percent }];
  });
  const ids = choices.filter(({ isIn }) => isIn).map(({ variant }) => variant.id);
  reporter.note({
    ...{ store: store.address, device, at: at.toISOString(), release: release.number, variants: ids },
    ...{ numbers: choices.map(({ number }) => number), closed: release.closed },
  });
  reporter.print(
    `release ${release.number}, since ${minute(release.at)} UTC, by ${release.by || "unknown"}: ${release.change}`,
  );
  for (const { variant, number, percent, isIn } of choices)
    reporter.print(
      `  ${isIn ? "canary" : "live"} side of ${describeVariant(variant)}: this device has number ${number}, and numbers below ${percent} of 100 get the canary`,
    );
  if (choices.length === 0) reporter.print("  there was no canary: every device got the same version");
  for (const { target, because, by } of release.closed) reporter.print(`  closed: ${target}, by ${by}: ${because}`);
  for (const [name, { version }] of liveIn(withVariants(release, ids)))
    reporter.print(`  ${name.padEnd(16)} ${version}`);
}
