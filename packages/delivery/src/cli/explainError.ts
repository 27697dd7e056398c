import { SourceMap } from "node:module";
import path from "node:path";
import * as v from "valibot";
import type { Context } from "./Context.ts";
import { fetchReports } from "./watchAction.ts";

/** The code on a failure screen. A device's id of this form is explained by stating a time as well. */
export const ERROR_CODE = /^[2-9A-HJ-NP-Z]{6}$/;

// Anybody can send reports, so every field has a narrow form: a frame is part of a key, and texts go to a terminal.
const word = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/));
const frameSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{0,30}\/\d+\.\d+\.\d+(?:-[\w.]{1,30})?-[\da-f]{12}\/[\w-]{1,30}(?:\.[\w-]{1,10})?\.[\da-f]{8}\.js:\d{1,5}:\d{1,7}$/,
  ),
);
const reportSchema = v.object({
  event: v.literal("error"),
  errorCode: v.string(),
  name: word,
  code: word,
  remote: word,
  version: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))),
  path: v.pipe(v.string(), v.regex(/^[\w/.~-]{0,80}$/)),
  set: v.optional(v.pipe(v.number(), v.integer())),
  arm: v.optional(v.picklist(["live", "canary"])),
  message: v.optional(v.pipe(v.string(), v.maxLength(120), v.regex(/^[^\p{C}]*$/u))),
  stack: v.optional(v.array(v.string()), []),
  timeline: v.optional(v.record(word, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))), {}),
});
type ErrorReport = v.InferOutput<typeof reportSchema>;

function findReports(list: unknown, errorCode: string): readonly ErrorReport[] {
  const bodies = (Array.isArray(list) ? list : []).map((one: { body?: unknown } | null) => one?.body);
  return bodies.flatMap((body) => {
    const parsed = v.safeParse(reportSchema, body);
    return parsed.success && parsed.output.errorCode === errorCode ? [parsed.output] : [];
  });
}

/** A position in the sources, with the text of its line. */
interface SourceLine {
  readonly place: string;
  readonly text: string;
}

/** Returns the source line of a frame; undefined when the store has no source map for it. */
async function findLine({ archive }: Context, frame: string): Promise<SourceLine | undefined> {
  if (!v.is(frameSchema, frame)) return undefined;
  const [file = "", line, column] = frame.split(":");
  const slash = file.lastIndexOf("/");
  const map = (await archive.readMap(file.slice(0, slash), file.slice(slash + 1))) as
    | { sources: string[]; sourcesContent?: string[] }
    | undefined;
  if (!map) return undefined;
  const entry = new SourceMap(map as never).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return undefined;
  const content = map.sourcesContent?.[map.sources.indexOf(entry.originalSource)] ?? "";
  // A bundler names a source by its path from the app's folder.
  const fromApp = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, "");
  const source = path.posix.join("apps", file.split("/")[0] ?? "", fromApp);
  const plain = (text: string) => text.replace(/\p{C}/gu, "");
  return {
    place: plain(`${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`),
    text: plain(content.split("\n")[entry.originalLine]?.trim() ?? ""),
  };
}

/** Prints the releases, the remote, the timeline of the load and the source lines of the error with this code, from the browsers' reports. */
export async function explainError(context: Context, errorCode: string): Promise<void> {
  const { log, reporter, store } = context;
  const newest = await log.newest();
  const reports = newest ? findReports(await fetchReports(context, newest.release.environment), errorCode) : [];
  const [first] = reports;
  if (!first) {
    reporter.note({ store: store.address, errorCode, reports: 0 });
    return reporter.print(`No report has the code ${errorCode}.`);
  }
  const { remote, version, message, stack, timeline, path: pathname } = first;
  const releases = [...new Set(reports.map(({ set }) => set))].filter((one) => one !== undefined).sort((a, b) => a - b);
  const variants = [...new Set(reports.map(({ arm }) => arm ?? "live"))].sort();
  const lines: SourceLine[] = [];
  for (const frame of stack.slice(0, 8)) {
    // Nobody signs source maps, so anything may be in their place.
    const line = await findLine(context, frame).catch(() => undefined);
    if (line) lines.push(line);
  }
  const kind = [first.name || "an error", first.code].filter(Boolean).join(" ");
  reporter.note({
    store: store.address,
    errorCode,
    reports: reports.length,
    kind,
    remote,
    version,
    path: pathname,
    releases,
    variants,
    message,
    timeline,
    lines,
  });
  reporter.print(
    `${errorCode}: ${kind} in ${remote || "no remote"} ${version ?? ""}, at ${pathname || "an unknown path"}`,
  );
  reporter.print(
    `  ${reports.length} reports from release ${releases.join(", ") || "unknown"}, ${variants.join(" and ")} variant`,
  );
  if (message) reporter.print(`  ${message}`);
  const steps = Object.entries(timeline).sort(([, one], [, other]) => one - other);
  if (steps.length > 0) reporter.print(`  load: ${steps.map(([name, time]) => `${name} ${time} ms`).join(", ")}`);
  for (const { place, text } of lines) reporter.print(`  at ${place}\n       ${text}`);
  if (lines.length === 0)
    reporter.print("  no source map fits its stack: the files were removed, or the build was not shipped");
}
