import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import { describeUnknown } from "@lending/releases/suggestName";

const USAGES: Readonly<Record<string, string>> = {
  remote: 'pnpm new:remote savings "Your savings" "Ang ipon ninyo" "我的储蓄"',
  screen: 'pnpm new:screen savings spending-limits "Spending limits" "Mga limit sa paggastos" "消费限额"',
  endpoint: "pnpm new:endpoint savings spending-goals",
};

/** How many words a line has before the titles in English, Filipino and Chinese. An endpoint has no title. */
const NAMES: Readonly<Record<string, number>> = { remote: 1, screen: 2, endpoint: 2 };

/**
 * Returns what a command line of `pnpm new:<kind>` lacks, or which remote it names that does not exist. Undefined for a valid one.
 * In a terminal the generator asks for titles that it does not name.
 */
export function findMistake(
  root: string,
  kind: string,
  words: readonly string[],
  isTerminal = process.stdin.isTTY,
): string | undefined {
  const [remote = ""] = words;
  const names = NAMES[kind] ?? 0;
  const needed = kind === "endpoint" || isTerminal ? names : names + 3;
  if (words.filter((word) => word.trim() !== "").length < needed) return `Usage: ${USAGES[kind]}`;
  const remotes = globSync("apps/!(shell)/src/routes.tsx", { cwd: root }).map((file) => file.split(path.sep)[1] ?? "");
  if (kind === "remote" || remotes.includes(remote)) return undefined;
  return `${describeUnknown("remote", remote, remotes)} Add one: pnpm new:remote ${remote}`;
}

if (import.meta.main) {
  const [kind = "", ...words] = process.argv.slice(2);
  const mistake = findMistake(process.cwd(), kind, words);
  if (mistake === undefined)
    process.exitCode = spawnSync("gen", ["run", kind, "--args", ...words], { stdio: "inherit" }).status ?? 1;
  else {
    console.error(mistake);
    process.exitCode = 2;
  }
}
