import { sha256 } from "./formats/names.ts";
import { type ClosedPart, partsOf, type Release, type ReleaseContent, type Variant } from "./formats/Release.ts";

/** What the devices of some variants get from a release. */
export type Chosen = Pick<ReleaseContent, "shell" | "remotes" | "fallbacks" | "environment">;

/** Returns a release as the devices of these variants get it. The live version is the fallback of a variant's remote. */
export function withVariants(release: ReleaseContent, ids: readonly string[]): Chosen {
  const { shell, remotes, fallbacks, environment } = release;
  let chosen: Chosen = { shell, remotes, fallbacks, environment };
  const variants = release.variants.filter(({ id }) => ids.includes(id));
  // A phone with a preview gets that version, also of a remote that has a canary.
  const previewsLast = [...variants].sort(
    (one, other) => Number(one.link !== undefined) - Number(other.link !== undefined),
  );
  for (const variant of previewsLast) {
    const before = Object.entries(remotes).filter(([name]) => variant.remotes[name]);
    chosen = {
      shell: variant.shell ?? chosen.shell,
      environment: variant.environment ?? chosen.environment,
      remotes: { ...chosen.remotes, ...variant.remotes },
      fallbacks: { ...chosen.fallbacks, ...Object.fromEntries(before) },
    };
  }
  return chosen;
}

/** Returns the device of a link's `deviceId`: a digest, because the cookie must not contain the id of a phone. */
export const deviceOf = (deviceId: string): string => sha256(deviceId).slice(0, 32);

/**
 * Returns the number of a device in a variant, 0 to 99. The device gets the variant when it is below the share: a larger share
 * keeps all devices, and the next variant selects others.
 */
export const variantNumber = (id: string, device: string): number =>
  Number.parseInt(sha256(`${id} ${device}`).slice(0, 8), 16) % 100;

/** Describes what a variant changes: "loan 0.3.0, environment". */
export const describeVariant = (variant: Variant): string =>
  partsOf(variant)
    .map((part) => {
      const deployed = part === "shell" ? variant.shell : variant.remotes[part];
      return deployed ? `${part} ${deployed.version}` : part;
    })
    .join(", ");

/** Describes the share of a variant: "5 %, then 25 and 100 %". */
export const describeShare = ({ percent, steps = [] }: Pick<Variant, "percent" | "steps">): string =>
  `${percent} %${steps.length > 0 ? `, then ${steps.join(" and ")} %` : ""}`;

/** Writes a moment in UTC to the minute: "2026-11-30 08:15". */
export const describeMinute = (moment: string | Date): string =>
  new Date(moment).toISOString().slice(0, 16).replace("T", " ");

/** Describes which devices get a variant: "for 5 % of the devices". */
export const describeReach = ({ link, ...share }: Pick<Variant, "percent" | "steps" | "link">): string =>
  link ? `until ${describeMinute(link.until)} UTC` : `for ${describeShare(share)} of the devices`;

/** Writes a share from 0 to 1 in percent: "2.5 %". */
export const describePercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The document of a path, as far as variants concern it. */
export interface PathOfDocument {
  readonly pathname: string;
  /** Whether it is a public page, which leads only to public pages. */
  readonly isPublic: boolean;
}

/** Returns whether a variant may change the document of a path. Every other document can be the same for all devices. */
export const concerns = (
  { shell, environment, remotes }: Variant,
  { pathname, isPublic }: PathOfDocument,
  { paths }: Pick<Release, "paths">,
): boolean =>
  shell !== undefined || environment !== undefined || !isPublic || remotes[paths[pathname] ?? ""] !== undefined;

/** Returns whether a secret opens a preview now. */
export const opensPreview = ({ link }: Variant, secret: string, now: number): boolean =>
  link !== undefined && link.hash === sha256(secret) && Date.parse(link.until) > now;

/** What a request states about variants. */
export interface VariantRequest extends PathOfDocument {
  /** The device of the link, or of the cookie. Without one a device gets no variant with a share. */
  readonly device?: string | undefined;
  /** The previews that this phone has accepted: id and secret. */
  readonly previews?: ReadonlyMap<string, string>;
  /** The parameter `variant`: the id of one with a share, or `live` for none. */
  readonly wanted?: string | undefined;
}

/** Returns the ids of the variants that a request gets, in the order of the release. */
export function chooseVariants(
  release: Pick<Release, "variants" | "paths">,
  { device, previews, wanted, ...path }: VariantRequest,
  now: number = Date.now(),
): readonly string[] {
  const isChosen = (variant: Variant): boolean => {
    const { id, percent } = variant;
    if (percent === undefined) return opensPreview(variant, previews?.get(id) ?? "", now);
    if (!concerns(variant, path, release)) return false;
    if (wanted !== undefined) return wanted === id;
    return device !== undefined && variantNumber(id, device) < percent;
  };
  return release.variants.filter(isChosen).map(({ id }) => id);
}

/** Returns the part of a release that closes a path, if any: of its remote, or of the path itself. */
export const closedPart = (
  { closed, paths }: Pick<Release, "closed" | "paths">,
  pathname: string,
): ClosedPart | undefined => closed.find(({ target }) => target === pathname || target === paths[pathname]);
