import { type Change, contentOf, describeShare, describeVariant, type Variant } from "@lending/releases";
import { checkPublisher } from "./checkVersion.ts";
import { promoteVariant, type Reach, versionsOf } from "./shipVariant.ts";

/** The shares of a staged variant: small enough to hurt few, then enough for a verdict in minutes, then all. */
export const STAGED: Reach = { percent: 5, steps: [25, 100] };

/** The share after which a variant is live for everybody. */
export const ALL = 100;

/**
 * Gives a staged variant its next share, or makes it live for everybody after the last one. Changes nothing when somebody has
 * decided about it meanwhile.
 */
export const advanceVariant =
  ({ id, percent }: Variant, now: () => Date = () => new Date()): Change =>
  (release) => {
    const current = release?.variants.find((one) => one.id === id && one.percent === percent);
    const [next = ALL, ...steps] = current?.steps ?? [];
    if (!release || !current?.steps) return undefined;
    checkPublisher(release);
    if (next === ALL) return promoteVariant(versionsOf(current))(release);
    const raised: Variant = { ...current, percent: next, steps, at: now().toISOString() };
    return {
      ...contentOf(release),
      variants: release.variants.map((one) => (one === current ? raised : one)),
      change: `canary ${describeVariant(raised)} for ${current.percent} -> ${describeShare(raised)}`,
    };
  };
