import { globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { changeFiles, everyNth } from "../mutation/changeFiles.ts";
import { judge, type Score, scoreOf } from "../mutation/judge.ts";
import { cacheResults, readCachedResults } from "../mutation/resultCache.ts";
import { isMutable, type MutationTarget, mutationTargets } from "../mutation/targets.ts";
import { tryChanges } from "../mutation/tryChanges.ts";

// Runs mutation tests of the packages named as arguments, or of all. Fails when the tests of a package detect too few
// changes. `--every=10` tries every tenth change, because all changes take hours; `--from=4` begins with the fourth, for
// another sample.
const CACHE = path.resolve("node_modules/.cache/mutation");

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { every: { type: "string", default: "1" }, from: { type: "string", default: "1" } },
});
const every = Number(values.every);
const from = Number(values.from);

async function tryPackage(one: MutationTarget): Promise<Score> {
  const sources = one.folders.flatMap((folder) => globSync(`${folder}/**/*.ts`)).filter(isMutable);
  const root = [`packages/${one.project}/src`, `apps/${one.project}/src`];
  const tests = (one.tests ? [one.tests] : root.map((folder) => `${folder}/**/*.test.{ts,tsx}`))
    .flatMap((pattern) => globSync(pattern))
    .sort();
  const { changes: all, changed } = await changeFiles(sources.sort());
  const changes = everyNth(all, every, from);
  const cacheFile = `${CACHE}/${one.name}.json`;
  const known = readCachedResults(cacheFile, changes, tests);
  const wanted = changes.filter(({ id, leftOut }) => leftOut === undefined && !known.has(id)).map(({ id }) => id);
  console.log(
    `\n== ${one.name}: ${changes.length} of ${all.length} changes in ${sources.length} files, ${known.size} results from earlier runs`,
  );
  const attempt = { project: one.project, folder: `${CACHE}/${one.name}`, tests, wanted, changed };
  const journal = wanted.length > 0 ? await tryChanges(attempt, console.log) : [];
  const testsWith = (type: "once" | "broken") =>
    [...new Set(journal.flatMap((entry) => (entry.type === type ? [entry.test] : [])))].join(", ") || "none";
  console.log(
    `   tests without a result, because they fail when repeated: ${testsWith("once")}; because they fail without a change: ${testsWith("broken")}`,
  );
  const verdicts = judge(changes, journal);
  for (const [id, verdict] of known) verdicts.set(id, verdict);
  cacheResults(cacheFile, changes, verdicts, tests);
  const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}...` : text).replace(/\s+/g, " ");
  for (const { id, file, line, kind, before, after } of changes) {
    const outcome = verdicts.get(id)?.outcome;
    if (outcome !== "survived" && outcome !== "unreached") continue;
    console.log(`${outcome === "survived" ? "survived " : "unreached"} ${file}:${line} ${kind}`);
    console.log(`            ${short(before)}  ->  ${short(after)}`);
  }
  return scoreOf(verdicts.values());
}

const unknown = names.filter((name) => !mutationTargets.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `No such package: ${unknown.join(", ")}. Packages: ${mutationTargets.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
mkdirSync(CACHE, { recursive: true });
const lines: string[] = [];
for (const one of mutationTargets) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  const started = performance.now();
  const { killed, survived, unreached, atLoad, leftOut, share } = await tryPackage(one);
  const enough = share >= one.least;
  if (!enough) process.exitCode = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${enough ? "ok  " : "FAIL"} ${one.name.padEnd(14)} ${share.toFixed(1).padStart(5)} % of at least ${one.least} %: ` +
      `${killed} killed, ${survived} survived, ${unreached} unreached; ` +
      `not tried: ${atLoad} run only at load, ${leftOut} excluded by comment${every > 1 ? `, all but every ${every}th from ${from}` : ""}; ${seconds} s`,
  );
}
console.log(`\n${lines.join("\n")}`);
