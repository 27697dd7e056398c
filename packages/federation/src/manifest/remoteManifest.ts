import * as v from "valibot";
import { factsSchema } from "./factsSchema.ts";
import { descriptionSchema, sitePathSchema, titleSchema } from "./titleSchema.ts";

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
  /** Which of the build's screens it shows. */
  screen: v.string(),
  skeleton: v.picklist(["order", "money", "account", "subject", "form", "list", "article", "landing", "blank"]),
  scripts: v.array(file),
  styles: v.array(file),
  /** Scripts and styles wanted a moment after the screen: dialogs and sheets. */
  soon: v.array(file),
  /** Scripts wanted as well under a language other than the source's. */
  locales: v.record(v.string(), v.array(file)),
  /** Only of a page for everybody, that is written out as HTML: what a search engine shows of it. */
  public: v.optional(
    v.object({
      description: descriptionSchema,
      structuredData: v.optional(v.record(v.string(), v.unknown())),
      picture: v.optional(file),
      section: v.optional(v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, "must be an element's id"))),
    }),
  ),
  /** Reads that the path is certain to make. */
  early: v.array(earlyRequest),
  /** What the start-up writes into the skeleton out of the first of them. */
  facts: v.optional(factsSchema),
  /** Paths that most borrowers go to from here. */
  leadsTo: v.optional(v.array(sitePathSchema)),
});

/** What a remote's build says of itself, written as `remote.json` beside its files. Hashes are `sha384-<base64>`. */
export const remoteManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  version: v.string(),
  entry: file,
  /** The program that writes the public paths out as HTML; see prerender/PublicPage. */
  pages: v.optional(file),
  paths: v.record(sitePathSchema, remotePath),
  shared: v.record(v.string(), v.string()),
  files: v.record(file, v.pipe(v.string(), v.startsWith("sha384-"))),
});

/** What the shell's build says of itself, written as `shell.json` beside its files. */
export const shellManifestSchema = v.object({
  version: v.string(),
  entry: file,
  scripts: v.array(file),
  styles: v.array(file),
  /** Inlined in the document: tokens, base and skeletons. */
  criticalCss: v.string(),
  /** The HTML of each skeleton, by kind. */
  skeletons: v.record(v.string(), v.string()),
  /** The start-up script, inlined in the document. */
  startup: v.string(),
  /** Whether it may stand in the document's head. One of an older shell wants the layout of the coming screen before it. */
  startsInHead: v.optional(v.boolean()),
  /** The same for paths that have facts to write. */
  startupWithFacts: v.optional(v.string()),
  /** Stands before the start-up script while a trial stands, and chooses the arm. */
  chooseArm: v.optional(v.string()),
  /** What the frame fetches while the phone is idle. */
  soon: v.array(file),
  /** The shell's own paths, with the scripts and styles of each. */
  paths: v.record(sitePathSchema, remotePath),
  shared: v.record(v.string(), v.string()),
  files: v.record(file, v.pipe(v.string(), v.startsWith("sha384-"))),
});

export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
export type RemotePath = RemoteManifest["paths"][string];
export type ShellManifest = v.InferOutput<typeof shellManifestSchema>;
