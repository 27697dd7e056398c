import { globSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { changeFiles } from "../mutation/changeFiles.ts";
import { everyNth } from "../mutation/everyNth.ts";
import { judge, type Score, scoreOf } from "../mutation/judge.ts";
import { isMutated, type Mutated, mutated } from "../mutation/mutated.ts";
import { recall, remember } from "../mutation/remember.ts";
import { tryChanges } from "../mutation/tryChanges.ts";

// Do the tests notice when the code is changed? Names as arguments; all of them without. Fails below a package's share.
// `--every=10` tries each tenth change, in the order of files and lines, where all of them would take hours.
const CACHE = path.resolve("node_modules/.cache/mutation");

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { every: { type: "string", default: "1" } },
});
const every = Number(values.every);

async function tryPackage(one: Mutated): Promise<Score> {
  const sources = one.folders.flatMap((folder) => globSync(`${folder}/**/*.ts`)).filter(isMutated);
  const root = [`packages/${one.project}/src`, `apps/${one.project}/src`];
  const tests = (one.tests ? [one.tests] : root)
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
    .sort((a, b) => a.length - b.length);
  const { changes: all, changed } = await changeFiles(sources.sort());
  const changes = everyNth(all, every);
  const memory = `${CACHE}/${one.name}.json`;
  const known = recall(memory, changes, tests);
  const wanted = changes.filter(({ id, leftOut }) => leftOut === undefined && !known.has(id)).map(({ id }) => id);
  console.log(
    `\n== ${one.name}: ${changes.length} of ${all.length} changes in ${sources.length} files, ${known.size} known already`,
  );
  const attempt = { project: one.project, folder: `${CACHE}/${one.name}`, tests, wanted, changed };
  const journal = wanted.length > 0 ? await tryChanges(attempt, console.log) : [];
  const silent = (type: "once" | "broken") =>
    [...new Set(journal.flatMap((entry) => (entry.type === type ? [entry.test] : [])))].join(", ") || "none";
  console.log(`   judge nothing, because they pass but once: ${silent("once")}; fail unchanged: ${silent("broken")}`);
  const verdicts = judge(changes, journal);
  for (const [id, verdict] of known) verdicts.set(id, verdict);
  remember(memory, changes, verdicts, tests);
  const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}...` : text).replace(/\s+/g, " ");
  for (const { id, file, line, kind, before, after } of changes) {
    const fate = verdicts.get(id)?.fate;
    if (fate !== "survived" && fate !== "unreached") continue;
    console.log(`${fate === "survived" ? "survived " : "unreached"} ${file}:${line} ${kind}`);
    console.log(`            ${short(before)}  ->  ${short(after)}`);
  }
  return scoreOf(verdicts.values());
}

const unknown = names.filter((name) => !mutated.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(", ")}. There are ${mutated.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
mkdirSync(CACHE, { recursive: true });
const lines: string[] = [];
for (const one of mutated) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  const started = performance.now();
  const { killed, survived, unreached, atLoad, leftOut, share } = await tryPackage(one);
  const enough = share >= one.least;
  if (!enough) process.exitCode = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  lines.push(
    `${enough ? "ok  " : "FAIL"} ${one.name.padEnd(14)} ${share.toFixed(1).padStart(5)} % of at least ${one.least} %: ` +
      `${killed} killed, ${survived} survived, ${unreached} unreached; ` +
      `not tried: ${atLoad} read at load, ${leftOut} by comment${every > 1 ? `, all but each ${every}th` : ""}; ${seconds} s`,
  );
}
console.log(`\n${lines.join("\n")}`);
