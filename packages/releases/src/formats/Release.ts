import { sitePathSchema } from "@lending/federation/manifest";
import * as v from "valibot";
import {
  appSchema,
  type Deployed,
  deployedSchema,
  lineSchema,
  numberSchema,
  sha256Schema,
  timeSchema,
  versionSchema,
} from "./names.ts";

const environmentSchema = v.record(v.string(), v.unknown());
const remotesSchema = v.record(appSchema, deployedSchema);

/** Which devices get a variant. */
export const reachEntries = {
  /** Share of the devices in percent. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  /** Its next shares, which the controller gives it one after the other while it is no worse. */
  steps: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  /** The link that opens a preview: only its hash is stored, so the release is no link. */
  link: v.optional(v.object({ hash: sha256Schema, until: timeSchema })),
};

/**
 * A named change of a release: a canary, a staged shell or environment for a share of the devices, or a preview that a link
 * opens on one phone.
 */
const variantSchema = v.pipe(
  v.object({
    /** Part of the hash that chooses devices, so that each variant chooses other ones. Another share keeps it. */
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
    shell: v.optional(deployedSchema),
    remotes: remotesSchema,
    environment: v.optional(environmentSchema),
    ...reachEntries,
    because: v.optional(lineSchema),
    by: lineSchema,
    at: timeSchema,
  }),
  v.check(({ percent, link }) => (percent === undefined) !== (link === undefined), "has either a share or a link"),
);

/** A remote, or a path that begins with a slash. */
export const closedTargetSchema = v.union([appSchema, sitePathSchema]);
const closedSchema = v.object({
  target: closedTargetSchema,
  because: lineSchema,
  by: lineSchema,
  at: timeSchema,
});

/** A platform key besides those that an edge was given, with the certificate of an earlier one. */
const keySchema = v.object({
  /** The public key in PEM. */
  pem: v.pipe(v.string(), v.maxLength(300)),
  /** Id of the key that certifies it, and its signature. */
  by: v.string(),
  signature: v.string(),
});

/** What a change decides about the next release; the log adds the rest. */
export const contentSchema = v.object({
  /** Description of the change: "loan 0.1.0 -> 0.2.0". */
  change: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[^\p{C}]*$/u)),
  because: v.optional(lineSchema),
  /** Set by a rollback: the number of the release that was restored. */
  restores: v.optional(numberSchema),
  /** Shipped with --whole: it need not fit earlier releases, and neither do later ones. */
  whole: v.optional(v.literal(true)),
  shell: deployedSchema,
  remotes: remotesSchema,
  /** By remote, the version that was live before. The shell uses it when the current one is broken. */
  fallbacks: remotesSchema,
  /** The owner of each path: the shell or a remote. A path keeps it when its owner no longer has the path. */
  paths: v.record(sitePathSchema, appSchema),
  variants: v.pipe(
    v.array(variantSchema),
    v.check((variants) => areSeparate(variants), "an app is in two variants with a share, or two have one id"),
  ),
  closed: v.array(closedSchema),
  /** The deployment's environment, as documents contain it. */
  environment: environmentSchema,
  /** Address of the apps' folders: a path of the site or a CDN's address, with a slash at the end. */
  assets: v.pipe(v.string(), v.regex(/^(?:\/|\/(?!\/).*\/|https?:\/\/[^/].*\/)$/)),
  keys: v.array(keySchema),
  /** Ids of keys that are trusted no more. */
  revoked: v.array(v.string()),
});

/** The only truth about what borrowers get. */
export const releaseSchema = v.object({
  format: v.literal(1),
  number: numberSchema,
  /** Hash of the release before, empty in the first. */
  previous: v.union([v.literal(""), sha256Schema]),
  /** Id of the store: the hash of release 1, which has none. */
  store: v.optional(sha256Schema),
  /** Distinguishes two writers of the same release. */
  id: v.string(),
  at: timeSchema,
  by: lineSchema,
  /** Version of @lending/delivery that made it. */
  delivery: versionSchema,
  /** The newest versions of each app that were in a release, newest first: no other bytes may have their numbers. */
  known: v.record(appSchema, v.array(deployedSchema)),
  ...contentSchema.entries,
});

/** Names the newest release. It is signed again every few minutes, so that a frozen store is noticed. */
export const headSchema = v.object({ number: numberSchema, release: sha256Schema, at: timeSchema });

export type Release = v.InferOutput<typeof releaseSchema>;
export type ReleaseContent = v.InferOutput<typeof contentSchema>;
export type Variant = v.InferOutput<typeof variantSchema>;
export type ClosedPart = v.InferOutput<typeof closedSchema>;
export type Head = v.InferOutput<typeof headSchema>;
type NamedVersion = readonly [app: string, deployed: Deployed];
type Versions = Pick<ReleaseContent, "shell" | "remotes" | "fallbacks" | "variants">;

/** Lists what a variant changes: "shell", "environment", and the names of its remotes. */
export const partsOf = ({ shell, environment, remotes }: Pick<Variant, "shell" | "environment" | "remotes">) => [
  ...(shell ? ["shell"] : []),
  ...(environment ? ["environment"] : []),
  ...Object.keys(remotes),
];

function areSeparate(variants: readonly v.InferOutput<typeof variantSchema>[]): boolean {
  const ids = variants.map(({ id }) => id);
  const shared = variants.filter(({ percent }) => percent !== undefined).flatMap(partsOf);
  return new Set(ids).size === ids.length && new Set(shared).size === shared.length;
}

/** Lists every version that a browser may load from a release: live ones, fallbacks, and those of variants. */
export const reachableIn = ({ shell, remotes, fallbacks, variants }: Versions): readonly NamedVersion[] => {
  const all: readonly NamedVersion[] = [
    ["shell", shell],
    ...Object.entries(remotes),
    ...Object.entries(fallbacks),
    ...variants.flatMap((one): NamedVersion[] => [
      ...(one.shell ? ([["shell", one.shell]] as const) : []),
      ...Object.entries(one.remotes),
    ]),
  ];
  return [...new Map(all.map((one) => [`${one[0]} ${one[1].hash}`, one])).values()];
};

/** Returns the part of a release that a change decides, without what describes the change before. */
export function contentOf(release: ReleaseContent): ReleaseContent {
  const { shell, remotes, fallbacks, paths, variants, closed, environment, assets, keys, revoked } = release;
  return { change: "", shell, remotes, fallbacks, paths, variants, closed, environment, assets, keys, revoked };
}

/** Describes a release for a list, with its reason unless the change contains it. */
export const describeChange = ({ change, because }: Pick<Release, "change" | "because">): string =>
  because && !change.includes(because) ? `${change}: ${because}` : change;

/** Returns the stage of an environment, or "" when it states none. */
export const stageOf = ({ stage }: ReleaseContent["environment"]): string => (typeof stage === "string" ? stage : "");

/** What a team requests from the controller: a canary, a preview, or without either a version for all devices. */
export const requestSchema = v.object({
  ...{ app: appSchema, version: versionSchema, manifest: sha256Schema },
  ...reachEntries,
  because: v.optional(lineSchema),
  by: lineSchema,
  at: timeSchema,
});
export type Request = v.InferOutput<typeof requestSchema>;

/** What the controller decided about a request. */
export const outcomeSchema = v.object({
  /** Hash of the request. */
  request: sha256Schema,
  result: v.picklist(["released", "refused"]),
  /** The release that contains it. */
  number: v.optional(numberSchema),
  /** The rule or gate that refused it, and its sentences. */
  gate: v.optional(lineSchema),
  reason: v.optional(v.pipe(v.string(), v.maxLength(4000), v.regex(/^(?:\P{C}|\n)*$/u))),
  at: timeSchema,
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;
