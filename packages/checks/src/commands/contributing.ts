import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findCommands } from "../documented-commands/checkCommand.ts";
import { createCopy } from "../documented-commands/createCopy.ts";
import { runCommand } from "../documented-commands/runCommand.ts";

const repository = process.cwd();
const document = readFileSync(path.join(repository, "CONTRIBUTING.md"), "utf8");
/** The screen with its request, test, story, sandbox endpoint and messages in every language. */
const SCREEN_FILES_MAX = 10;

/** Returns the commands of a section, word for word. */
function commandsOf(heading: string): readonly string[] {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return findCommands(/^```sh\n[\s\S]*?^```/m.exec(section)?.[0] ?? "");
}

// Adds a remote and a screen with a request, verifies and ships it, as CONTRIBUTING.md describes it: in a fresh copy.
const copy = createCopy(repository);
const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: copy, encoding: "utf8" });
const run = (command: string, expected = {}) => runCommand(command, copy, expected);
try {
  const [remote, screen] = [commandsOf("Add a remote"), commandsOf("Add a screen")];
  if (remote.length < 3 || screen.length < 4) throw new Error("CONTRIBUTING.md has no commands in these sections.");
  for (const command of remote) await run(command, /^pnpm dev /.test(command) ? { serves: "/savings" } : {});
  git("add", "--all");
  git("commit", "--quiet", "--message", "Add a remote");
  for (const command of screen) {
    await run(command);
    if (!command.startsWith("pnpm new:screen ")) continue;
    const files = git("status", "--short", "--untracked-files=all").trim().split("\n");
    console.log(`${files.length} files:\n${files.join("\n")}`);
    if (files.length > SCREEN_FILES_MAX) throw new Error(`A screen takes ${files.length} files.`);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", "Add a screen");
  await run("pnpm changeset:version savings && git add --all && git commit --quiet --message 'Version savings'");
  await run("pnpm ship keys");
  await run("pnpm ship --all --stage sandbox --without pages --because 'the screen is shipped with all gates'", {
    prints: "savings@0.2.0",
  });
  await run("SANDBOX_RELEASES=releases npm start", { serves: "/spendingLimits" });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
