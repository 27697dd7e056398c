import { randomBytes } from "node:crypto";
import { sha256 } from "@lending/releases/formats/names";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { withVariants } from "@lending/releases/variants";
import { type Context, firstAddress } from "./Context.ts";

/** The longest time that a preview's link opens it, in minutes: two weeks. */
export const PREVIEW_MINUTES_MAX = 20_160;
const PREVIEW_MINUTES = 480;

/** A preview that is not published yet. Only its link contains the secret. */
export type Preview = ReturnType<typeof makePreview>;

/** Makes the secret of a preview's link. */
export function makePreview(minutes = PREVIEW_MINUTES) {
  const secret = randomBytes(18).toString("base64url");
  return { secret, link: { hash: sha256(secret), until: new Date(Date.now() + minutes * 60_000).toISOString() } };
}

/** Prints the link of a published preview. */
export async function printPreview(
  context: Context,
  { release }: SignedRelease,
  { secret, link }: Preview,
  names: readonly string[],
): Promise<void> {
  const variant = release.variants.find((one) => one.link?.hash === link.hash);
  if (!variant) return;
  const address = await firstAddress(context, { ...release, ...withVariants(release, [variant.id]) }, names);
  const preview = `${address}?variant=${variant.id}.${secret}`;
  context.reporter.note({ link: preview, until: link.until });
  context.reporter.print(
    `  preview        until ${link.until.slice(0, 16)} UTC, on each phone that opens this link; the app adds its session`,
  );
  context.reporter.print(preview);
}
