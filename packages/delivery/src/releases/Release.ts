import * as v from "valibot";
import { hashOf, sha256Schema } from "./signing/seal.ts";

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/));

const deployedSchema = v.object({
  version,
  /** SHA-256 of its manifest, which contains the SHA-256 of every file. */
  hash: sha256Schema,
});

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

const environment = v.record(v.string(), v.unknown());

const canarySchema = v.object({
  /** Id of the canary, whatever its share. It is part of the hash that chooses devices, so that each canary chooses other devices. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** Share of the devices in percent. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  remotes: v.record(name, deployedSchema),
  /** With a shell or an environment, the canary is a staged release: its devices get separate documents, and no other canary runs. */
  shell: v.optional(deployedSchema),
  environment: v.optional(environment),
});

/** The part of a release that a publisher decides; the release log adds the rest. */
export const contentSchema = v.object({
  /** Description of the change: "loan 0.1.0 -> 0.2.0". */
  change: v.string(),
  /** The publisher's reason, when one was given. */
  because: v.optional(v.string()),
  /** Set by a rollback: the generation that was restored. */
  restores: v.optional(v.number()),
  /** Shipped with --whole: it need not fit earlier releases, and neither do later releases. */
  isWhole: v.optional(v.literal(true)),
  shell: deployedSchema,
  remotes: v.record(name, deployedSchema),
  /** Fallback versions by remote: the version that was live before. The shell uses it when the current one is broken. */
  fallbacks: v.optional(v.record(name, deployedSchema), {}),
  /** Some devices get the versions of a canary instead of `remotes`. A remote has one canary at most. */
  canaries: v.optional(
    v.pipe(
      v.array(canarySchema),
      v.minLength(1),
      v.check((canaries) => areSeparate(canaries), "overlapping canaries"),
    ),
  ),
  /** Address of the remotes' folders: a path of the site or a CDN's address, with a slash at the end. */
  assets: v.pipe(v.string(), v.regex(/^(?:\/|\/(?!\/).*\/|https?:\/\/[^/].*\/)$/)),
  /** The deployment's environment, as documents contain it. */
  environment,
});

/**
 * One release: the shell and one version of every remote that go together. It identifies each by its manifest's hash, and so
 * fixes every file, path, early request and shared range.
 */
export const releaseSchema = v.object({
  kind: v.literal("release"),
  format: v.literal(1),
  generation: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Hash of the release before, empty in the first. A changed release breaks the chain for all later ones. */
  previous: v.union([v.literal(""), sha256Schema]),
  /** Id of the store: the hash of release 1. Absent in release 1 itself. */
  store: v.optional(sha256Schema),
  /** Distinguishes two publishers that write the same release at the same moment. */
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Version of @lending/delivery that made it. */
  delivery: version,
  ...contentSchema.entries,
});

/** Whether canaries have different ids and remotes, and a staged release is alone: readers find each by either. */
function areSeparate(canaries: readonly v.InferOutput<typeof canarySchema>[]): boolean {
  const named = canaries.flatMap(({ id, remotes }) => [
    id,
    ...Object.keys(remotes).map((remote) => `remote ${remote}`),
  ]);
  const isStaged = canaries.some(({ shell, environment }) => shell !== undefined || environment !== undefined);
  return new Set(named).size === named.length && !(isStaged && canaries.length > 1);
}

/** One immutable version of the shell or of a remote. */
export type Deployed = v.InferOutput<typeof deployedSchema>;
export type Release = v.InferOutput<typeof releaseSchema>;
export type ReleaseContent = v.InferOutput<typeof contentSchema>;
/** A canary: other versions of some remotes, for some devices; a staged release with another shell or environment. */
export type Canary = v.InferOutput<typeof canarySchema>;

/** Returns what every device gets from a release, without its canaries. */
export const contentOf = ({ shell, remotes, fallbacks, assets, environment }: Omit<ReleaseContent, "change">) => ({
  ...{ shell, remotes, fallbacks, assets, environment },
});

/** Describes a release with its reason, unless the change states that already. */
export const describeChange = ({ change, because }: Pick<Release, "change" | "because">) =>
  because === undefined || change.includes(because) ? change : `${change}: ${because}`;

type NamedVersion = readonly [name: string, deployed: Deployed];

/** The part of a release that lists the versions that visitors get. */
export type Served = Pick<Release, "shell" | "remotes" | "canaries">;

/** The part of a release that lists versions. */
export type Versions = Served & Pick<Release, "fallbacks">;

/** Returns the stage of an environment, or "" when it states none. */
export const stageOf = ({ stage }: Release["environment"]): string => (typeof stage === "string" ? stage : "");

/** Number of hexadecimal digits of the hash in a folder's name. */
const FOLDER_DIGITS = 12;

/** Returns the permanent folder of a version's files: "loan/0.2.0-1a2b3c4d5e6f". */
export const folderOf = (name: string, { version, hash }: Deployed) =>
  `${name}/${version}-${hash.slice(0, FOLDER_DIGITS)}`;

/** Returns the key of a generation. Keys sort in the order of the generations. */
export const generationKey = (folder: string, generation: number) =>
  `${folder}/${String(generation).padStart(8, "0")}.json`;

/** Returns the generation of a key, or undefined for any other key. */
export function readGenerationKey(key: string): number | undefined {
  const digits = /^[a-z]+\/(\d{8})\.json$/.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Lists the shell and the remotes. */
export const deployedOf = ({ shell, remotes }: Pick<Release, "shell" | "remotes">): readonly NamedVersion[] => [
  ["shell", shell],
  ...Object.entries(remotes),
];

/** Returns the version of an app in a release, if it has any. */
export const versionIn = (
  release: Pick<Release, "shell" | "remotes"> | undefined,
  name: string,
): Deployed | undefined => (name === "shell" ? release?.shell : release?.remotes[name]);

/** Lists the versions of remotes that visitors get, including canaries. See servedIn for the shells. */
export const remotesIn = ({
  remotes,
  canaries = [],
}: Pick<Release, "remotes" | "canaries">): readonly NamedVersion[] => [
  ...Object.entries(remotes),
  ...canaries.flatMap((canary) => Object.entries(canary.remotes)),
];

/** Lists every shell and every version of a remote that visitors get, including canaries. */
export const servedIn = (release: Served): readonly NamedVersion[] => [
  ["shell", release.shell],
  ...(release.canaries ?? []).flatMap(({ shell }) => (shell ? [["shell", shell] as const] : [])),
  ...remotesIn(release),
];

/** Returns the version of an app in a canary, if it is in it. */
export const versionInCanary = ({ shell, remotes }: Canary, name: string): Deployed | undefined =>
  name === "shell" ? shell : remotes[name];

/** Returns the canary of an app, if it has one. */
export const canaryOf = (release: Pick<Release, "canaries"> | undefined, name: string): Canary | undefined =>
  release?.canaries?.find((canary) => versionInCanary(canary, name));

/** Lists what a canary changes, with versions; that of an environment is the beginning of its hash. */
export const partsOf = ({ shell, environment, remotes }: Canary): readonly (readonly [string, string])[] => [
  ...[...(shell ? [["shell", shell] as const] : []), ...Object.entries(remotes)].map(
    ([name, { version }]) => [name, version] as const,
  ),
  ...(environment ? [["environment", hashOf(environment).slice(0, 8)] as const] : []),
];

/** Describes a canary: "loan 0.3.0". */
export const describeCanary = (canary: Canary): string =>
  partsOf(canary)
    .map((part) => part.join(" "))
    .join(", ");

/** Whether a canary needs separate documents. */
const isStaged = ({ shell, environment }: Canary) => shell !== undefined || environment !== undefined;

/** Returns the canary that is a staged release, if there is one. */
export const stagedIn = ({ canaries = [] }: Pick<Release, "canaries">): Canary | undefined => canaries.find(isStaged);

/** Returns the part of a release with these canaries; without any, a release has no such part. */
export const withCanaries = (canaries: readonly Canary[] = []): Pick<Release, "canaries"> =>
  canaries.length > 0 ? { canaries: [...canaries] } : {};

/** Leaves out the versions that are among others. */
export const without = (versions: readonly NamedVersion[], others: readonly NamedVersion[] = []) => {
  const known = new Set(others.map(([name, { hash }]) => `${name} ${hash}`));
  return versions.filter(([name, { hash }]) => !known.has(`${name} ${hash}`));
};

/** Lists the versions that visitors get from a release, canaries included, and did not get from the one before it. */
export const newIn = (release: Served, before: Served | undefined): readonly NamedVersion[] =>
  without(servedIn(release), before && servedIn(before));

/** Lists every version with files that a browser may load from a release, including canaries and fallbacks. */
export const reachableIn = (release: Versions): readonly NamedVersion[] => [
  ...servedIn(release),
  ...Object.entries(release.fallbacks),
];

/** Returns the release as the devices of one canary get it: the live version is the fallback of a broken canary. */
export function inCanary<Variant extends Versions>(release: Variant, canary: Canary): Omit<Variant, "canaries"> {
  const { canaries: _, ...live } = release;
  const before = Object.keys(canary.remotes).flatMap((name) => {
    const version = live.remotes[name];
    return version ? [[name, version] as const] : [];
  });
  return {
    ...live,
    shell: canary.shell ?? live.shell,
    ...(canary.environment && { environment: canary.environment }),
    remotes: { ...live.remotes, ...canary.remotes },
    fallbacks: { ...live.fallbacks, ...Object.fromEntries(before) },
  };
}

/** Returns the release without its canaries, then as each canary's devices get it, if they are in no other canary. */
export function variantsOf<Variant extends Versions>(
  release: Variant,
): readonly [Omit<Variant, "canaries">, ...Omit<Variant, "canaries">[]] {
  const { canaries = [], ...live } = release;
  return [live, ...canaries.map((canary) => inCanary(release, canary))];
}

/** The content of one side of a release: what the documents of a share of the devices are composed from. */
export interface Side<Content extends Versions> {
  readonly content: Content | Omit<Content, "canaries">;
  /** What reports state, for the comparison of the two; only during a staged release. */
  readonly variant?: "live" | "canary";
}

/** Returns what the documents of a release are composed from: one content, and during a staged release a second one. */
export function sidesOf<Content extends Versions>(release: Content): readonly [Side<Content>, Side<Content>?] {
  const staged = stagedIn(release);
  if (!staged) return [{ content: release }];
  const [live] = variantsOf(release);
  return [
    { content: live, variant: "live" },
    { content: inCanary(release, staged), variant: "canary" },
  ];
}
