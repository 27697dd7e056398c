import * as v from "valibot";

const inEveryLanguage = (maxLength: number) => {
  const text = v.pipe(v.string(), v.maxLength(maxLength));
  return v.object({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
};

// Every document contains the paths of every remote, so many long paths of one remote enlarge all documents.

/** A screen's title in every language. */
export const titleSchema = inEveryLanguage(80);

/** A description in every language, one or two sentences long, in the document of one path. */
export const descriptionSchema = inEveryLanguage(300);

/** A path of the site: letters, digits, "-", "_", "." and "~" between single slashes, without a trailing slash. */
export const sitePathSchema = v.pipe(
  v.string(),
  v.maxLength(80, "must be at most 80 characters long"),
  v.regex(/^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/, "must be a path such as /loanDetail"),
);

/** The path of a field in the response's data, which may begin with a meaning of `wireNames` in braces. */
const field = v.pipe(v.string(), v.regex(/^(?:\w+|\{\w+\.\w+\})(?:\.\w+)*$/));
const source = v.union([
  v.object({ field, as: v.optional(v.picklist(["money", "date"])) }),
  v.object({
    rows: field,
    is: v.picklist(["amount", "date"]),
    take: v.picklist(["text", "value"]),
    labelled: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  v.object({ words: descriptionSchema }),
]);
const conditions = v.array(v.object({ field, among: v.array(v.string()) }));

/** What a document shows before the screen of a path; see `@lending/ui/first-paint`. Scripts and inline styles are refused. */
export const firstPaintSchema = v.object({
  html: v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.regex(
      /^(?![\s\S]*(?:<(?:script|style|link|iframe|img|base|meta)\b|\s(?:on\w+|style|src)=))/i,
      "must be plain HTML",
    ),
  ),
  css: v.pipe(v.string(), v.maxLength(30_000), v.regex(/^(?![\s\S]*(?:<\/|@import|url\())/i, "must load nothing")),
  /** Facts that the start-up script writes into it from the first early response. */
  facts: v.array(
    v.object({
      when: v.optional(conditions),
      unless: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
      slots: v.record(v.pipe(v.string(), v.regex(/^f\d+$/)), source),
    }),
  ),
  /** When each of its controls (`data-actions`) is shown. */
  actions: v.array(
    v.object({
      when: conditions,
      unlessStored: v.optional(v.object({ key: v.string(), query: v.string() })),
      needsAmount: v.optional(v.literal(true)),
      opensElsewhere: v.optional(field),
      waits: v.optional(v.literal(true)),
      marks: v.optional(v.string()),
    }),
  ),
});

const file = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/, "must be a file of the build, relative to its folder"),
);
const earlyRequest = v.object({
  client: v.picklist(["helper", "json", "form"]),
  method: v.picklist(["GET", "POST"]),
  path: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.object({ query: v.string() })])),
  unless: v.optional(v.string()),
});

const remotePath = v.object({
  title: titleSchema,
  /** The screen that it shows. */
  screen: v.string(),
  firstPaint: firstPaintSchema,
  scripts: v.array(file),
  styles: v.array(file),
  /** Scripts and styles needed shortly after the screen: dialogs and sheets. */
  soon: v.array(file),
  /** Additional scripts for each language other than the source language. */
  locales: v.record(v.string(), v.array(file)),
  /** Only for a public page, which is prerendered as HTML: its metadata for search engines. */
  public: v.optional(
    v.object({
      description: v.optional(descriptionSchema),
      structuredData: v.optional(v.record(v.string(), v.unknown())),
      picture: v.optional(file),
      section: v.optional(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, "must be an element's id"))),
    }),
  ),
  /** Reads that the path always makes. */
  early: v.array(earlyRequest),
  /** The paths of the next screens. */
  nextPaths: v.optional(v.array(sitePathSchema)),
  /** The verbs of the native bridge that its screen uses, and what the screen does in an app without one of them. */
  verbs: v.optional(v.array(v.string())),
  withoutVerb: v.optional(v.record(v.string(), v.string())),
});

/** What the manifests of a remote and of the shell have in common. Hashes are `sha256-<base64>`. */
const build = {
  version: v.string(),
  entry: file,
  paths: v.record(sitePathSchema, remotePath),
  /** What the app has in common with phones, servers and other apps; see shape/readShape. */
  shape: v.record(v.string(), v.array(v.string())),
  files: v.record(file, v.pipe(v.string(), v.startsWith("sha256-"))),
};

/** The manifest of a remote's build, written as `remote.json` beside its files. */
export const remoteManifestSchema = v.object({
  ...build,
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The package that it is built from, by which another repository's remote of the same name is recognised. */
  package: v.optional(v.pipe(v.string(), v.maxLength(214), v.regex(/^(@[\w.~-]+\/)?[\w.~-]+$/))),
  /** The program that prerenders the public paths as HTML; see prerender/PublicPage. */
  pages: v.optional(file),
  /** Range of the host contract versions that this build runs with. */
  host: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
});

/** The manifest of the shell's build, written as `shell.json` beside its files. */
export const shellManifestSchema = v.object({
  ...build,
  scripts: v.array(file),
  styles: v.array(file),
  /** Tokens and base. */
  criticalCss: v.string(),
  /** The same as a file, one of `styles`. Documents that inline only a part load it. */
  criticalFile: file,
  /** The first paint of a path that is not known. */
  firstPaint: firstPaintSchema,
  /** The start-up script, inlined in the document. */
  startup: v.string(),
  /** The start-up script for paths with facts. */
  startupWithFacts: v.string(),
  /** The start-up script for paths with facts and actions. */
  startupWithActions: v.string(),
  /** The start-up script for prerendered pages. */
  startupOfPage: v.string(),
  /** Runs before the start-up script during a canary and chooses the variant. */
  chooseVariant: v.string(),
  /** Files that the shell's frame loads when the browser is idle. */
  soon: v.array(file),
  /** Version of the host contract that this build provides. */
  host: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** The verbs that its native port offers. */
  verbs: v.array(v.string()),
});

export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
export type RemotePath = RemoteManifest["paths"][string];
export type FirstPaint = v.InferOutput<typeof firstPaintSchema>;
export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;
