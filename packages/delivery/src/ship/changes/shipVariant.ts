import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { sha256 } from "@lending/releases/formats/names";
import {
  contentOf,
  partsOf,
  type Release,
  type ReleaseContent,
  stageOf,
  type Variant,
} from "@lending/releases/formats/Release";
import type { Change } from "@lending/releases/log/createReleaseLog";
import { describeShare, describeVariant } from "@lending/releases/variants";
import { Refusal, Undecided } from "../Refusal.ts";
import { checkPublisher, checkVersion } from "./checkVersion.ts";
import { type Added, claimPaths } from "./claimPaths.ts";
import { canaryOf, versionIn } from "./parts.ts";

/** Which devices get a variant. */
export type Reach = Pick<Variant, "percent" | "steps" | "link">;

interface VariantOptions {
  readonly added: readonly Added[];
  readonly environment?: ReleaseContent["environment"] | undefined;
  /** The share of the devices in percent, with its next ones; or the link that opens it. */
  readonly reach: Reach;
  readonly by: string;
  readonly because?: string | undefined;
}

/** Previews of an app at a time. Edges keep each one in memory, and gates measure it with every release. */
const PREVIEWS_MAX = 10;

const isSameParts = (one: Variant, other: Pick<Variant, "shell" | "remotes" | "environment">) =>
  isDeepStrictEqual([one.shell, one.remotes, one.environment], [other.shell, other.remotes, other.environment]);

/** Returns whether a canary has this share, or gets it from the controller. */
const isReached = ({ percent, steps }: Variant, reach: Reach) =>
  reach.steps ? steps !== undefined : percent === reach.percent && steps === undefined;

/**
 * Adds a variant to the newest release: a canary for a share of the devices, or a preview behind a link. The same builds with
 * another share keep their devices. An app has one canary and ten previews at a time.
 */
export function shipVariant({ added, environment, reach, by, because }: VariantOptions): Change {
  const kind = reach.link ? "preview" : "canary";
  return (release): ReleaseContent | undefined => {
    if (!release)
      throw new Refusal(kind, `A ${kind} needs a live release. Ship all first: pnpm ship --all --stage sandbox.`);
    const content = {
      remotes: Object.fromEntries(
        added.flatMap(({ name, deployed }) => (name === "shell" ? [] : [[name, deployed] as const])),
      ),
      shell: added.find(({ name }) => name === "shell")?.deployed,
      environment,
    };
    const parts = partsOf(content);
    const current = reach.link
      ? undefined
      : parts.map((part) => canaryOf(release, part)).find((one) => one !== undefined);
    if (current && [...partsOf(current)].sort().join() !== [...parts].sort().join())
      throw new Undecided(
        `${describeVariant(current)} is a canary (${current.percent} %), and an app has one canary at a time.`,
      );
    for (const { name: app, deployed } of added) {
      checkVersion(app, deployed, release);
      const previews = release.variants.filter((one) => one.link && versionIn(one, app));
      if (reach.link && previews.length >= PREVIEWS_MAX)
        throw new Refusal(
          kind,
          `${app} has ${PREVIEWS_MAX} previews, which is the most. End one: pnpm ship rollback ${versionsOf(previews[0] as Variant).join(" ")}`,
        );
      if (versionIn(release, app)?.hash === deployed.hash)
        throw new Refusal(kind, `${app} ${deployed.version} is live for everybody already.`);
    }
    if (environment) {
      if (isDeepStrictEqual(environment, release.environment))
        throw new Refusal(kind, "This environment is live for everybody already.");
      if (stageOf(environment) !== stageOf(release.environment))
        throw new Refusal("environment", "A staged environment has the stage of the live one.");
    }
    const isSame = current !== undefined && isSameParts(current, content);
    if (isSame && isReached(current, reach)) return undefined;
    const { shell, remotes } = content;
    const variant: Variant = {
      id: isSame ? current.id : sha256(JSON.stringify([release.number, content, reach.link])).slice(0, 8),
      ...{ remotes, ...(shell && { shell }), ...(environment && { environment }) },
      ...reach,
      ...(because !== undefined && { because }),
      ...{ by, at: new Date().toISOString() },
    };
    const share = `${isSame ? `${current.percent} -> ` : ""}${describeShare(reach)}`;
    const { productPrefix } = parseEnvironment(release.environment);
    return {
      ...contentOf(release),
      paths: claimPaths({ release, added, apiPrefix: productPrefix }),
      variants: [...release.variants.filter((one) => one !== current), variant],
      change: `${kind} ${describeVariant(variant)}${reach.link ? ` until ${reach.link.until.slice(0, 16)}` : ` for ${share}`}`,
    };
  };
}

/** Returns a part of a variant as a command takes it: "loan@0.3.0", or the beginning of an environment's hash. */
const nameOf = (variant: Variant, part: string) => {
  const deployed = versionIn(variant, part);
  return `${part}@${deployed?.version ?? sha256(JSON.stringify(variant.environment)).slice(0, 8)}`;
};

/** Lists the parts of a variant as a command takes them. */
export const versionsOf = (variant: Variant) =>
  partsOf(variant)
    .map((part) => nameOf(variant, part))
    .sort();

/**
 * Returns the variant that consists of exactly the expected versions, such as "loan@0.3.0"; without any, the only canary. Throws a
 * Refusal when there is none, or several.
 */
function findVariant(by: string, { variants }: Pick<Release, "variants">, expected: readonly string[]): Variant {
  const canaries = variants.filter(({ percent }) => percent !== undefined);
  const all = canaries.map((one) => versionsOf(one).join(", ")).join("; ");
  const [first, ...more] = canaries;
  if (expected.length === 0) {
    if (!first) throw new Refusal(by, "There is no canary.");
    if (more.length > 0)
      throw new Refusal(by, `There are several canaries: ${all}. Name one: ${by} ${versionsOf(first).join(" ")}.`);
    return first;
  }
  const isExpected = (one: Variant) => versionsOf(one).join() === [...expected].sort().join();
  const found = canaries.find(isExpected) ?? variants.find(isExpected);
  if (!found)
    throw new Refusal(by, first ? `The canary is ${all}, not ${expected.join(", ")}.` : "There is no canary.");
  return found;
}

interface Decision {
  readonly by: string;
  /** Chooses the variants when the command starts. A later one in place of one of these is another. */
  readonly choose: (release: Release) => readonly Variant[];
  readonly end: (release: Release, chosen: readonly Variant[]) => ReleaseContent;
}

/** Decides about variants, and keeps all others. Throws a Refusal when they were ended or replaced meanwhile. */
const decide = ({ by, choose, end }: Decision): Change => {
  let first: readonly Variant[] | undefined;
  return (release) => {
    if (!release) throw new Refusal(by, "There is no canary.");
    first ??= choose(release);
    const ids = new Set(first.map(({ id }) => id));
    const chosen = release.variants.filter(({ id }) => ids.has(id));
    if (chosen.length === 0) {
      const parts = first.flatMap(partsOf);
      const other = release.variants.find((one) => one.percent && partsOf(one).some((part) => parts.includes(part)));
      throw new Refusal(
        by,
        other
          ? `Another canary was started in the meantime: ${describeVariant(other)}. Look at it: pnpm ship status.`
          : "The canary was ended in the meantime.",
      );
    }
    if (by === "promote") checkPublisher(release);
    return { ...end(release, chosen), variants: release.variants.filter(({ id }) => !ids.has(id)) };
  };
};

/** Makes a variant live for everybody; the version that was live becomes its fallback. See findVariant for `expected`. */
export const promoteVariant = (expected: readonly string[] = []): Change =>
  decide({
    by: "promote",
    choose: (release) => [findVariant("promote", release, expected)],
    end(release, [variant]) {
      if (!variant) return contentOf(release);
      const changes = partsOf(variant).map((part) => {
        const [live, next] = [versionIn(release, part), versionIn(variant, part)];
        return next ? `${part} ${live ? `${live.version} -> ` : ""}${next.version}` : part;
      });
      const replaced = Object.keys(variant.remotes).flatMap((name) => {
        const live = release.remotes[name];
        return live ? [[name, live] as const] : [];
      });
      const was = variant.link ? "a preview" : `a canary for ${variant.percent} %`;
      return {
        ...contentOf(release),
        shell: variant.shell ?? release.shell,
        environment: variant.environment ?? release.environment,
        remotes: { ...release.remotes, ...variant.remotes },
        fallbacks: { ...release.fallbacks, ...Object.fromEntries(replaced) },
        change: `${changes.join(", ")} (was ${was})`,
      };
    },
  });

interface EndOptions {
  /** The release log records it. */
  readonly why?: string;
  /** Ends only the variants with these ids, or the one with exactly these versions. */
  readonly ids?: readonly string[] | undefined;
  readonly expected?: readonly string[];
}

/** Ends variants: all devices get the live versions. Throws a Refusal when there is none of these. */
export const endVariants = ({ why = "", ids, expected = [] }: EndOptions = {}): Change =>
  decide({
    by: "rollback",
    choose: (release) =>
      ids ? release.variants.filter(({ id }) => ids.includes(id)) : [findVariant("rollback", release, expected)],
    end: (release, chosen) => ({
      ...contentOf(release),
      change: `${chosen.map((one) => `${one.link ? "preview" : "canary"} ${describeVariant(one)}`).join(", ")} ended${why && `: ${why}`}`,
    }),
  });
