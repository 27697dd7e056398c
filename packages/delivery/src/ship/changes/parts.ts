import type { Deployed } from "@lending/releases/formats/names";
import {
  partsOf,
  type Release,
  type ReleaseContent,
  reachableIn,
  type Variant,
} from "@lending/releases/formats/Release";
import type { Candidate } from "@lending/releases/log/createReleaseLog";

type Versions = Pick<ReleaseContent, "shell" | "remotes">;
type Named = readonly [app: string, deployed: Deployed];

/** Returns the version of an app that is live in a release, or that a variant has. */
export const versionIn = (from: Versions | Variant | undefined, app: string): Deployed | undefined =>
  app === "shell" ? from?.shell : from?.remotes[app];

/** Returns the canary of an app: the variant with a share that has it. */
export const canaryOf = (release: Pick<Release, "variants"> | undefined, part: string): Variant | undefined =>
  release?.variants.find((one) => one.percent !== undefined && partsOf(one).includes(part));

/** Lists the live versions, the shell first. */
export const liveIn = ({ shell, remotes }: Versions): readonly Named[] => [
  ["shell", shell],
  ...Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1)),
];

/** Lists the versions that devices get: live, and in variants. */
export const servedIn = (content: Versions & Pick<ReleaseContent, "variants">): readonly Named[] =>
  reachableIn({ ...content, fallbacks: {} });

/** Returns the versions of the first list that the second lacks. */
export function without(all: readonly Named[], others: readonly Named[]): readonly Named[] {
  const known = new Set(others.map(([app, { hash }]) => `${app} ${hash}`));
  return all.filter(([app, { hash }]) => !known.has(`${app} ${hash}`));
}

/** Returns what a candidate names and the release before it does not. */
export const newVersions = ({ content, base }: Candidate): readonly Named[] =>
  without(reachableIn(content), base ? reachableIn(base.release) : []);

/** Lists the sets of variants that one device may have: none, each, and each two. */
export const combinationsOf = ({ variants }: Pick<ReleaseContent, "variants">): readonly (readonly string[])[] => {
  const ids = variants.map(({ id }) => id);
  return [
    [],
    ...ids.map((id) => [id]),
    ...ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other])),
  ];
};
