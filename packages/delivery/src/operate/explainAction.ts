import { createReadStream, existsSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { ERROR_EVENT, parseErrorReport } from "@lending/releases/errorReport";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import * as v from "valibot";
import { type Context, plain, Usage } from "../ship/Context.ts";
import { fetchReports, isLogFile } from "./reports.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Reads the reports with a code in the log of an edge. Its lines may have a prefix. "-" is standard input. */
async function readLog(file: string, errorCode: string): Promise<readonly unknown[]> {
  if (file !== "-" && !existsSync(file)) throw new Usage(`There is no ${file}.`);
  const found: unknown[] = [];
  for await (const line of createInterface({ input: file === "-" ? process.stdin : createReadStream(file) })) {
    if (!line.includes(errorCode)) continue;
    try {
      const entry: unknown = JSON.parse(line.slice(line.indexOf("{")));
      if (isObject(entry) && "event" in entry && entry.event === ERROR_EVENT) found.push({ ...entry, event: "error" });
    } catch {
      // A line of another program, or one that was cut off.
    }
  }
  return found;
}

async function findReports(context: Context, { release }: SignedRelease, errorCode: string) {
  const { reports, repository } = context;
  const isLog = reports !== undefined && isLogFile(reports);
  const list = isLog
    ? await readLog(reports === "-" ? reports : path.resolve(repository, reports), errorCode)
    : await fetchReports(context, release.environment);
  const bodies = Array.isArray(list)
    ? list.map((one) => (isLog ? one : isObject(one) && "body" in one && one.body))
    : [];
  return bodies.flatMap((body) => {
    const report = parseErrorReport(body);
    return report?.errorCode === errorCode ? [report] : [];
  });
}

/** A position in the sources, with the text of its line. */
interface SourceLine {
  readonly place: string;
  readonly text: string;
}

const mapSchema = v.looseObject({
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.nullable(v.string()))),
});
const unpack = promisify(brotliDecompress);
const MAP_MAX = 50_000_000;

/** Reads the source map of a shipped file, such as "loan/0.2.0-1a2b3c4d5e6f/main.1a2b3c4d.js"; undefined when there is none. */
async function readMap({ store }: Context, file: string) {
  const bytes = await store.read(`maps/${file}.map.br`);
  if (!bytes) return undefined;
  const text = (await unpack(bytes, { maxOutputLength: MAP_MAX })).toString("utf8");
  return v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
}

/** Returns the source line of a frame; undefined when the store has no source map for it. */
async function findLine(context: Context, frame: string): Promise<SourceLine | undefined> {
  const [file = "", line, column] = frame.split(":");
  const map = await readMap(context, file);
  if (!map) return undefined;
  const entry = new SourceMap(map as never).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return undefined;
  const content = map.sourcesContent?.[map.sources.indexOf(entry.originalSource)] ?? "";
  // A bundler names a source by its path from the app's folder.
  const fromApp = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, "");
  const source = path.posix.join("apps", file.split("/")[0] ?? "", fromApp);
  return {
    place: plain(`${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`),
    text: plain(content.split("\n")[entry.originalLine]?.trim() ?? ""),
  };
}

/** Prints the releases, the remote, the timeline of the load and the source lines of the error with this code, from the browsers' reports. */
export async function explainAction(context: Context, errorCode: string): Promise<void> {
  const { log, reporter, store } = context;
  const newest = await log.newest();
  const reports = newest ? await findReports(context, newest, errorCode) : [];
  const [first] = reports;
  if (!first) {
    reporter.note({ store: store.address, errorCode, reports: 0 });
    return reporter.print(
      newest ? `No report has the code ${errorCode}.` : `${store.address}: there is no release yet`,
    );
  }
  const { remote, version, stack, timeline, path: pathname } = first;
  const releases = [...new Set(reports.map(({ release }) => release))]
    .filter((one) => one !== undefined)
    .sort((a, b) => a - b);
  const lines: SourceLine[] = [];
  for (const frame of stack) {
    // Source maps are not signed, so anything may be in their place.
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
    timeline,
    lines,
  });
  reporter.print(
    `${errorCode}: ${kind} in ${remote || "no remote"} ${version ?? ""}, at ${pathname || "an unknown path"}`,
  );
  reporter.print(`  ${reports.length} reports from release ${releases.join(", ") || "unknown"}`);
  const steps = Object.entries(timeline).sort(([, one], [, other]) => one - other);
  if (steps.length > 0) reporter.print(`  load: ${steps.map(([name, time]) => `${name} ${time} ms`).join(", ")}`);
  for (const { place, text } of lines) reporter.print(`  at ${place}\n       ${text}`);
  if (lines.length === 0)
    reporter.print("  no source map fits its stack: the files were removed, or the build was not shipped");
}
