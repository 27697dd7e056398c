import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findCommands } from "../documented-commands/checkCommand.ts";
import { createCopy } from "../documented-commands/createCopy.ts";
import { runCommand } from "../documented-commands/runCommand.ts";

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
const run = (command: string, expected = {}) => runCommand(command, copy, expected);
/** Replaces one word of a remote. */
const edit = (name: string, from: string, to: string) => {
  const file = path.join(copy, `apps/${name}/src/messages/source.ts`);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  writeFileSync(file, text.replace(from, to));
};
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(copy, `apps/${name}/package.json`), "utf8")).version;
try {
  const [first, everyDay] = [commandsOf("The first time"), commandsOf("Every day")];
  if (first.length < 3 || everyDay.length < 3) throw new Error("docs/shipping.md has no commands in these sections.");
  for (const command of first) await run(command, command.endsWith("npm start") ? { serves: "/loanDetail" } : {});
  // The change of another team is in the checkout, and waits for its version.
  const repay = versionOf("repay");
  edit("repay", "Receipts", "All receipts");
  await run('pnpm changeset:add repay patch "Waits." && git add --all && git commit --quiet --message Repay');
  edit("loan", "Order Details", "Order details");
  for (const command of everyDay)
    await run(command, command === "pnpm ship loan" ? { prints: "tagged         loan@" } : {});
  await run("pnpm ship status", { prints: `loan             ${versionOf("loan")}` });
  await run("pnpm ship status", { prints: `repay            ${repay}` });
  const waiting = globSync(".changeset/*.md", { cwd: copy }).map((file) => readFileSync(path.join(copy, file), "utf8"));
  if (versionOf("repay") !== repay || !waiting.some((text) => text.includes("Waits.")))
    throw new Error("The release of loan consumed the changeset of repay.");
  await run("pnpm ship pending", { prints: "Every version of this checkout is shipped." });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
