import * as v from "valibot";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/));

const deployedSchema = v.object({
  version,
  /** SHA-384 of its manifest, which holds the SHA-384 of every file. */
  hash,
});

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

const canarySchema = v.object({
  /** Names the trial for as long as it lasts, whatever its share: devices are drawn with it, so that each trial draws others. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** How many of a hundred devices get it. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  remotes: v.record(name, deployedSchema),
});

/**
 * One release set: the shell and one version of every remote that go together. It names each by its manifest's hash, so
 * that the set pins every file, path, early request and shared range of it.
 */
export const releaseSetSchema = v.object({
  kind: v.literal("release set"),
  /** Absent before format 2, which added `store`. */
  format: v.optional(v.literal(2)),
  generation: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Hash of the set before, empty in the first: who changes an old set breaks every later one. */
  previous: v.union([v.literal(""), hash]),
  /** Id of the store: the hash of release 1. Absent in release 1 itself and before format 2. */
  store: v.optional(hash),
  /** Tells two publishers apart who write the same set at the same moment. */
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** What changed, in words: "loan 0.1.0 -> 0.2.0". */
  change: v.string(),
  /** Only of a rollback: the generation whose content came back. */
  restores: v.optional(v.number()),
  /** Shipped with --whole: it need not fit any set before it, and neither does what follows it. */
  isWhole: v.optional(v.literal(true)),
  shell: deployedSchema,
  remotes: v.record(name, deployedSchema),
  /** By remote, the version that was live before this one was first shipped: what the shell takes when this one is broken. */
  fallbacks: v.optional(v.record(name, deployedSchema), {}),
  /** Remotes on trial: some devices get these in the place of those above. */
  canary: v.optional(canarySchema),
  /** Where the remotes' folders stand: a path of the site, or a CDN's address; ends in a slash. */
  assets: v.pipe(v.string(), v.regex(/^(\/|https?:\/\/).*\/$|^\/$/)),
  /** The deployment's own environment, as documents carry it. */
  environment: v.record(v.string(), v.unknown()),
});

/** One immutable version of the shell or of a remote. */
export type Deployed = v.InferOutput<typeof deployedSchema>;
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;
/** A trial of some remotes on some devices. */
export type Canary = v.InferOutput<typeof canarySchema>;

/** What a publisher decides about a set; the row adds the rest. */
export type SetContent = Pick<
  ReleaseSet,
  "change" | "shell" | "remotes" | "fallbacks" | "canary" | "assets" | "environment" | "restores" | "isWhole"
>;

/** The part of a set that says which versions it leads to. */
export type Versions = Pick<ReleaseSet, "shell" | "remotes" | "fallbacks" | "canary">;

/** The stage that an environment states, or "" where it states none. */
export const stageOf = ({ stage }: ReleaseSet["environment"]): string => (typeof stage === "string" ? stage : "");

/** How many hexadecimal digits of the hash a folder's name carries. */
const FOLDER_DIGITS = 12;

/** The folder of a version's files, for ever: "loan/0.2.0-1a2b3c4d5e6f". */
export const folderOf = (name: string, { version, hash }: Deployed) =>
  `${name}/${version}-${hash.slice(0, FOLDER_DIGITS)}`;

/** Generations as keys, so that the order of characters is the order of numbers. */
export const generationKey = (folder: string, generation: number) =>
  `${folder}/${String(generation).padStart(8, "0")}.json`;

/** The generation that a key names, or undefined for another key. */
export function readGenerationKey(key: string): number | undefined {
  const digits = /^[a-z]+\/(\d{8})\.json$/.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Shell and remotes in one list. */
export const deployedOf = ({
  shell,
  remotes,
}: Pick<ReleaseSet, "shell" | "remotes">): readonly (readonly [string, Deployed])[] => [
  ["shell", shell],
  ...Object.entries(remotes),
];

/** The version of one app in a set, if it has any. */
export const versionIn = (
  set: Pick<ReleaseSet, "shell" | "remotes"> | undefined,
  name: string,
): Deployed | undefined => (name === "shell" ? set?.shell : set?.remotes[name]);

/** Every version of a remote that visitors get of a set: also those on trial. */
export const remotesIn = ({
  remotes,
  canary,
}: Pick<ReleaseSet, "remotes" | "canary">): readonly (readonly [string, Deployed])[] => [
  ...Object.entries(remotes),
  ...Object.entries(canary?.remotes ?? {}),
];

/** Every version whose files a set may lead a browser to: also those on trial, and those that only stand by. */
export const reachableIn = (set: Versions): readonly (readonly [string, Deployed])[] => [
  ["shell", set.shell],
  ...remotesIn(set),
  ...Object.entries(set.fallbacks),
];

/**
 * The set as the devices of its trial get it: where the version on trial is broken, the one that all others have takes its
 * place. Undefined where there is no trial.
 */
export function canaryArm<Set extends Versions>(set: Set): (Set & { readonly canary?: undefined }) | undefined {
  const { canary, remotes, fallbacks } = set;
  if (!canary) return undefined;
  const names = Object.keys(canary.remotes);
  const standing = names.flatMap((one) => {
    const live = remotes[one];
    return live ? [[one, live] as const] : [];
  });
  return {
    ...set,
    remotes: { ...remotes, ...canary.remotes },
    fallbacks: { ...fallbacks, ...Object.fromEntries(standing) },
    canary: undefined,
  };
}
