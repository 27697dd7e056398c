import { readFileSync } from "node:fs";
import path from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";

/** One change (mutant) in a source file. */
export interface Change {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  /** Why the change is excluded, from a comment in the code. */
  readonly leftOut?: string;
  /** Identifies the same change of the same code across runs. */
  readonly key: string;
}

const quiet = () => {};
const log = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
};

interface Position {
  readonly line: number;
  readonly column: number;
}

function extract(text: string, start: Position, end: Position) {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  lines[lines.length - 1] = (lines.at(-1) ?? "").slice(0, end.column);
  lines[0] = (lines[0] ?? "").slice(start.column);
  return lines.join("\n");
}

/** Returns every change of the given files, and each file's code with all changes behind switches. */
export async function changeFiles(files: readonly string[]) {
  const sources = new Map(files.map((file) => [path.resolve(file), readFileSync(file, "utf8")]));
  const instrumenter = new Instrumenter(log);
  const result = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const changes = result.mutants.map(({ id, fileName, mutatorName, replacement, location, status, statusReason }) => {
    const { start, end } = location;
    const before = extract(sources.get(fileName) ?? "", start, end);
    const file = path.relative(process.cwd(), fileName);
    return {
      ...{ id, file, line: start.line + 1, kind: mutatorName, before, after: replacement ?? "" },
      ...(status === "Ignored" ? { leftOut: statusReason ?? "by a comment" } : {}),
      key: [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(" "),
    } satisfies Change;
  });
  const changed = Object.fromEntries(result.files.map(({ name, content }) => [name, content]));
  return { changes, changed };
}

/**
 * Returns every nth change in the order of files and lines, beginning with number `from` (1 is the first): a reproducible
 * sample, of which there are n without a change in common. Throws RangeError for an invalid n or `from`.
 */
export function everyNth<Change>(changes: readonly Change[], n: number, from = 1): Change[] {
  const isCount = (value: number) => Number.isInteger(value) && value > 0;
  if (!isCount(n)) throw new RangeError("--every must be a whole number of at least 1.");
  if (!isCount(from) || from > n) throw new RangeError("--from must be a whole number from 1 to that of --every.");
  return changes.filter((_, index) => index % n === from - 1);
}
