import * as v from "valibot";
import { refuseHtml } from "./firstPaintHtml.ts";

/**
 * Upper limits of a manifest. Every document contains the paths of every remote, and a document also contains the first paints of
 * the next paths, so a large manifest of one remote would enlarge the pages of others. The build, the gates and the edge read
 * manifests with the same schema.
 */
export const LIMITS = {
  /** Bytes of a manifest. */
  manifest: 1_000_000,
  paths: 40,
  /** Characters of all paths and screens of a remote. */
  addresses: 3000,
  name: 40,
  title: 80,
  description: 300,
  html: 10_000,
  css: 15_000,
  /** Characters of the script with the facts of a path. A document links a longer one, which would delay its data (decision 088). */
  facts: 7000,
  /** Files of a build, and those of a path in each list. */
  files: 1000,
  pathFiles: 100,
  early: 4,
  fields: 20,
  nextPaths: 5,
  verbs: 40,
  /** Characters of the structured data of a public page, as JSON. */
  structuredData: 4000,
  /** Entries of the contract, and values of each: a gate compares every value with every other. */
  contract: 5000,
  contractValues: 100,
} as const;

const upTo = (characters: number) =>
  v.pipe(v.string(), v.maxLength(characters, `must be at most ${characters} characters long`));
const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max, `must have at most ${max} entries`));
const recordOf = <Key extends v.GenericSchema<string, string>, Item extends v.GenericSchema>(
  key: Key,
  item: Item,
  max: number,
) => v.pipe(v.record(key, item), v.maxEntries(max, `must have at most ${max} entries`));
/** Refuses a value that is too long as JSON. */
const jsonUpTo = <Value>(characters: number) =>
  v.check(
    (value: Value) => JSON.stringify(value).length <= characters,
    `must be at most ${characters} characters as JSON`,
  );

const inEveryLanguage = (maxLength: number) => {
  const text = upTo(maxLength);
  return v.object({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
};

/** A screen's title in every language. */
export const titleSchema = inEveryLanguage(LIMITS.title);

/** A description in every language, one or two sentences long, in the document of one path. */
export const descriptionSchema = inEveryLanguage(LIMITS.description);

/** A path of the site: letters, digits, "-", "_", "." and "~" between single slashes, without a trailing slash. */
export const sitePathSchema = v.pipe(
  v.string(),
  v.maxLength(80, "must be at most 80 characters long"),
  v.regex(/^\/(?:(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*)?$/, "must be a path such as /loanDetail"),
);

const listedHtml = v.pipe(
  upTo(LIMITS.html),
  v.check(
    // A longer text is refused already, and its depth has no limit.
    (html) => html.length > LIMITS.html || refuseHtml(html) === undefined,
    ({ input }) => `${refuseHtml(input)}`,
  ),
);

/** What a document shows before the screen of a path; see `@lending/ui/first-paint`. */
export const firstPaintSchema = v.object({
  html: listedHtml,
  /** The templates of its controls, and its copy. */
  controls: v.optional(listedHtml),
  css: v.pipe(
    upTo(LIMITS.css),
    // An escape hides a name: `u\72l(` is `url(`.
    v.regex(/^(?![\s\S]*(?:<|\\|@import|(?:url|src|image|image-set)\())/i, "must load nothing"),
  ),
});

const file = v.pipe(
  upTo(120),
  v.regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/, "must be a file of the build, relative to its folder"),
);
const earlyRequest = v.object({
  client: v.picklist(["helper", "json", "form"]),
  method: v.picklist(["GET", "POST"]),
  /** Below the prefix of the API. The edge requests it too, so it must not mean another path to any server. */
  path: v.pipe(
    upTo(120),
    v.regex(
      /^(?:\/[\w~-][\w.~-]*)+$/,
      "must be a path such as /v3/loan-details, without dots at a segment's start, empty segments and escapes",
    ),
  ),
  fields: recordOf(upTo(60), v.union([upTo(120), v.object({ query: upTo(60) })]), LIMITS.fields),
  unless: v.optional(upTo(60)),
});

const remotePath = v.object({
  title: titleSchema,
  /** The path that this one opens; the other fields are those of that path. */
  redirect: v.optional(sitePathSchema),
  /** The screen that it shows. */
  screen: upTo(80),
  firstPaint: firstPaintSchema,
  /** The script with the facts of its first paint. The document contains it. */
  facts: v.optional(file),
  scripts: listOf(file, LIMITS.pathFiles),
  styles: listOf(file, LIMITS.pathFiles),
  /** Scripts and styles needed shortly after the screen: dialogs and sheets. */
  soon: listOf(file, LIMITS.pathFiles),
  /** Additional scripts for each language other than the source language. */
  locales: recordOf(upTo(20), listOf(file, LIMITS.pathFiles), 10),
  /** Only for a public page, which is prerendered as HTML: its metadata for search engines. */
  public: v.optional(
    v.object({
      description: v.optional(descriptionSchema),
      structuredData: v.optional(v.pipe(v.record(v.string(), v.unknown()), jsonUpTo(LIMITS.structuredData))),
      picture: v.optional(file),
      section: v.optional(v.pipe(upTo(60), v.regex(/^[a-z][\w-]*$/, "must be an element's id"))),
      /** By language, the file with the page as HTML; see prerender/RenderedPage. */
      rendered: v.optional(recordOf(upTo(20), file, 10)),
    }),
  ),
  /** Reads that the path always makes. */
  early: listOf(earlyRequest, LIMITS.early),
  /** The paths of the next screens. */
  nextPaths: v.optional(listOf(sitePathSchema, LIMITS.nextPaths)),
  /** The verbs of the native bridge that its screen uses, and what the screen does in an app without one of them. */
  verbs: v.optional(listOf(upTo(60), LIMITS.verbs)),
  withoutVerb: v.optional(recordOf(upTo(60), upTo(LIMITS.description), LIMITS.verbs)),
});

/** What the manifests of a remote and of the shell have in common. Hashes are `sha256-<base64>`. */
const build = {
  version: upTo(LIMITS.name),
  entry: file,
  paths: v.pipe(
    recordOf(sitePathSchema, remotePath, LIMITS.paths),
    v.check(
      (paths) =>
        Object.entries(paths)
          .flatMap(([path, { screen }]) => [path, screen])
          .join("").length <= LIMITS.addresses,
      `must have at most ${LIMITS.addresses} characters in all paths and screens`,
    ),
    v.check(
      (paths) =>
        Object.values(paths).every(
          ({ redirect }) => redirect === undefined || (Object.hasOwn(paths, redirect) && !paths[redirect]?.redirect),
        ),
      "must redirect only to a path with a screen of the same app",
    ),
  ),
  /** What the app declares to share with links, phones and the lender's API; see contract/readContract. */
  contract: recordOf(upTo(1000), listOf(upTo(1000), LIMITS.contractValues), LIMITS.contract),
  files: recordOf(file, v.pipe(upTo(60), v.startsWith("sha256-")), LIMITS.files),
};

/** The manifest of a remote's build, written as `remote.json` beside its files. */
export const remoteManifestSchema = v.object({
  ...build,
  name: v.pipe(upTo(LIMITS.name), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The package that it is built from, by which another repository's remote of the same name is recognised. */
  package: v.optional(v.pipe(v.string(), v.maxLength(214), v.regex(/^(@[\w.~-]+\/)?[\w.~-]+$/))),
  /** Range of the host contract versions that this build runs with. */
  host: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
});

/**
 * Number of the form of documents: ids and content of the elements that the composer writes, and the start-up script and the shell
 * read. Raise it when one is added, moved, renamed or split, and when `START_KEYS` change: edge and shell are built apart, and an edge
 * serves no shell of another form.
 */
export const DOCUMENT_FORM = 1;

/** The manifest of the shell's build, written as `shell.json` beside its files. */
export const shellManifestSchema = v.object({
  ...build,
  /** The form of documents that it reads (`DOCUMENT_FORM`). */
  documentForm: v.optional(v.number(), 0),
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
  /** The start-up script for paths with facts and controls. */
  startupWithControls: v.string(),
  /** The start-up script for prerendered pages. */
  startupOfPage: v.string(),
  /** The script that follows the data in a document with controls. */
  controlsScript: v.string(),
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
