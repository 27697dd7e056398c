import { createReadStream, existsSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { ERROR_CODE, ERROR_EVENT, parseErrorReport } from "@lending/releases/errorReport";
import type { Variant } from "@lending/releases/formats/Release";
import type { ReleaseLog } from "@lending/releases/log/createReleaseLog";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { describeVariant, deviceOf, variantNumber, withVariants } from "@lending/releases/variants";
import * as v from "valibot";
import { type Context, plain, Usage } from "../ship/Context.ts";
import { liveIn } from "../ship/changes/parts.ts";
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
export async function explainError(context: Context, errorCode: string): Promise<void> {
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

const minute = (at: string) => at.slice(0, 16).replace("T", " ");

interface ExplainOptions {
  /** A device's id, or an error's code. */
  readonly device: string;
  readonly at?: Date | undefined;
}

/** Returns the release that was newest at a time: numbers and times rise together. */
async function findReleaseAt(log: ReleaseLog, newest: SignedRelease, at: Date): Promise<SignedRelease | undefined> {
  const isBefore = ({ release }: SignedRelease) => Date.parse(release.at) <= at.getTime();
  if (isBefore(newest)) return newest;
  let [low, high] = [0, newest.release.number];
  let found: SignedRelease | undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const release = await log.read(middle);
    if (isBefore(release)) [low, found] = [middle, release];
    else high = middle;
  }
  return found;
}

/** Prints the release and the variants that a device got at a given time. */
export async function explainAction(context: Context, options: ExplainOptions): Promise<void> {
  // Borrowers read their code aloud, so its case is unknown.
  const code = options.device.toUpperCase();
  if (options.at === undefined && ERROR_CODE.test(code)) return explainError(context, code);
  if (options.at === undefined && /^[A-Z\d]{6}$/.test(code))
    throw new Usage(`"${options.device}" is no error's code, which has no I, O, 0 and 1. For a device, add the time.`);
  const { device, at = new Date() } = options;
  const { log, store, reporter } = context;
  const newest = await log.newest();
  const found = newest && (await findReleaseAt(log, newest, at));
  if (!found) {
    reporter.note({ store: store.address, release: undefined });
    return reporter.print(`${store.address}: nothing was live at ${at.toISOString()}`);
  }
  const { release } = found;
  const shared = release.variants.filter((one) => one.percent !== undefined);
  const isIn = ({ id, percent = 0 }: Variant) => variantNumber(id, deviceOf(device)) < percent;
  const ids = shared.filter(isIn).map(({ id }) => id);
  reporter.note({
    ...{ store: store.address, device, at: at.toISOString(), release: release.number, variants: ids },
    closed: release.closed,
  });
  reporter.print(
    `release ${release.number}, since ${minute(release.at)} UTC, by ${release.by || "unknown"}: ${release.change}`,
  );
  for (const variant of shared)
    reporter.print(`  ${isIn(variant) ? "canary" : "live"} side of ${describeVariant(variant)}`);
  if (shared.length === 0) reporter.print("  there was no canary: every device got the same version");
  for (const { target, because, by } of release.closed) reporter.print(`  closed: ${target}, by ${by}: ${because}`);
  for (const [name, { version }] of liveIn(withVariants(release, ids)))
    reporter.print(`  ${name.padEnd(16)} ${version}`);
}
