import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCopy } from "../documented-commands/createCopy.ts";
import { findCommands } from "../documented-commands/findCommands.ts";
import type { Try } from "../documented-commands/tries.ts";
import { tryCommand } from "../documented-commands/tryCommand.ts";

const repository = process.cwd();
const document = readFileSync(path.join(repository, "docs/shipping.md"), "utf8");

/** Returns the commands of the shell block of a section, word for word. */
function commandsOf(heading: string): readonly string[] {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return findCommands(/^```sh\n[\s\S]*?^```/m.exec(section)?.[0] ?? "");
}

// Releases for the first time and then every day, as docs/shipping.md describes it: in a fresh copy of the repository, without
// other options, with all gates.
const copy = createCopy(repository);
const run = async (command: string, expected: Partial<Try> = {}) => {
  const started = performance.now();
  const problem = await tryCommand(command, { command, ...expected }, copy);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${problem === undefined ? "ok  " : "FAIL"} ${seconds} s  ${command}`);
  if (problem !== undefined) throw new Error(problem);
};
const titles = path.join(copy, "apps/loan/src/titles.ts");
const packageFile = path.join(copy, "apps/loan/package.json");
try {
  const [first, everyDay] = [commandsOf("The first time"), commandsOf("Every day")];
  if (first.length < 3 || everyDay.length < 3) throw new Error("docs/shipping.md has no commands in these sections.");
  for (const command of first) await run(command, command.endsWith("npm start") ? { serves: "/loanDetail" } : {});
  writeFileSync(titles, readFileSync(titles, "utf8").replace("Order Details", "Order details"));
  for (const command of everyDay)
    await run(command, command === "pnpm ship loan" ? { prints: "tagged         loan@" } : {});
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  await run("pnpm ship status", { prints: `loan             ${version}` });
  await run("pnpm ship pending", { prints: "Every version of this checkout is shipped." });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
