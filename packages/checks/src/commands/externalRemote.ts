import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCopy, terminalVariables } from "../documented-commands/createCopy.ts";
import { runCommand } from "../documented-commands/runCommand.ts";

// Runs docs/external-remotes.md word for word, beside a fresh copy of the platform with a live release: with an empty home
// folder, no variables, and the machine's own Node.
const page = readFileSync("docs/external-remotes.md", "utf8");
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
const folder = mkdtempSync(path.join(tmpdir(), "external-"));
const platform = path.join(folder, "lending");
const home = path.join(folder, "home");

const inPlatform = (command: string, expected = {}) => runCommand(command, platform, expected);

try {
  if (blocks.length < 5) throw new Error("docs/external-remotes.md has no commands.");
  for (const one of [platform, home]) mkdirSync(one);
  createCopy(process.cwd(), platform);
  await inPlatform("pnpm ship keys");
  await inPlatform("pnpm ship --all --stage sandbox --without pages --because 'the remote is shipped with all gates'");
  writeFileSync(path.join(home, ".gitconfig"), "[user]\nname = Ana\nemail = ana@treasury.invalid\n");
  const { PATH } = terminalVariables();
  const { status } = spawnSync("bash", ["-exc", blocks.join("")], {
    cwd: platform,
    env: { HOME: home, PATH },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`The commands of docs/external-remotes.md ended with ${status}.`);
  await inPlatform("pnpm ship status", { prints: "savings          1.0.1" });
  await inPlatform("SANDBOX_RELEASES=releases npm start", { serves: "/savings" });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
