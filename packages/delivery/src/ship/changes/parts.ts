import type { Deployed, Release, ReleaseContent, Variant } from "@lending/releases";
import { partsOf } from "@lending/releases";

type Versions = Pick<ReleaseContent, "shell" | "remotes">;

/** Returns the live version of an app. */
export const versionIn = (release: Versions | undefined, app: string): Deployed | undefined =>
  app === "shell" ? release?.shell : release?.remotes[app];

/** Returns the version of an app in a variant. */
export const versionInVariant = (variant: Variant, app: string): Deployed | undefined =>
  app === "shell" ? variant.shell : variant.remotes[app];

/** Returns the canary of an app: the variant with a share that has it. */
export const canaryOf = (release: Pick<Release, "variants"> | undefined, part: string): Variant | undefined =>
  release?.variants.find((one) => one.percent !== undefined && partsOf(one).includes(part));

/** Lists the live versions, the shell first. */
export const liveIn = ({ shell, remotes }: Versions): readonly (readonly [app: string, deployed: Deployed])[] => [
  ["shell", shell],
  ...Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1)),
];

/** Lists the versions that devices get: live, and in variants. */
export const servedIn = ({ shell, remotes, variants }: Versions & Pick<ReleaseContent, "variants">) =>
  [
    ...liveIn({ shell, remotes }),
    ...variants.flatMap((one) => [
      ...(one.shell ? [["shell", one.shell] as const] : []),
      ...Object.entries(one.remotes),
    ]),
  ] satisfies readonly (readonly [string, Deployed])[];

/** Returns the versions of the first list that the second lacks. */
export function without(
  all: readonly (readonly [string, Deployed])[],
  others: readonly (readonly [string, Deployed])[],
): readonly (readonly [string, Deployed])[] {
  const known = new Set(others.map(([app, { hash }]) => `${app} ${hash}`));
  return all.filter(([app, { hash }]) => !known.has(`${app} ${hash}`));
}

/** Lists the sets of variants that one device may have: none, each, and each two. */
export const combinationsOf = ({ variants }: Pick<ReleaseContent, "variants">): readonly (readonly string[])[] => {
  const ids = variants.map(({ id }) => id);
  return [
    [],
    ...ids.map((id) => [id]),
    ...ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other])),
  ];
};
