import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findCommands } from "../documented-commands/checkCommand.ts";
import { createCopy, editWords, terminalVariables, versionOf } from "../documented-commands/createCopy.ts";
import { runCommand } from "../documented-commands/runCommand.ts";
import { startRegistry } from "../documented-commands/startRegistry.ts";

// Runs the commands of a document word for word, in a fresh copy of the repository without other options:
// node packages/checks/src/commands/followDocument.ts shipping|contributing|external-remotes
const folder = mkdtempSync(path.join(tmpdir(), "document-"));
const copy = path.join(folder, "lending");
const run = (command: string, expected = {}) => runCommand(command, copy, expected);
const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: copy, encoding: "utf8" });
const commit = (message: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
};
const SHIP_ALL =
  "pnpm ship --all --stage sandbox --without pages --because 'the next version is shipped with all gates'";

/** Returns the commands in the shell block of a section. Throws when they are fewer than expected. */
function commandsOf(document: string, heading: string, least: number): readonly string[] {
  const section = readFileSync(document, "utf8")
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`));
  const commands = findCommands(/^```sh\n[\s\S]*?^```/m.exec(section ?? "")?.[0] ?? "");
  if (commands.length < least) throw new Error(`${document} has no commands in "${heading}".`);
  return commands;
}

/** Releases for the first time and then every day, with all gates. */
async function followShipping() {
  for (const command of commandsOf("docs/shipping.md", "The first time", 3))
    await run(command, command.endsWith("npm start") ? { serves: "/loanDetail" } : {});
  // The change of another team is in the checkout, and waits for its version.
  const repay = versionOf(copy, "repay");
  editWords(copy, "repay", "Receipts", "All receipts");
  await run('pnpm changeset:add repay patch "Waits." && git add --all && git commit --quiet --message Repay');
  editWords(copy, "loan", "Order Details", "Order details");
  for (const command of commandsOf("docs/shipping.md", "Every day", 3))
    await run(command, command === "pnpm ship loan" ? { prints: "tagged         loan@" } : {});
  await run("pnpm ship status", { prints: `loan             ${versionOf(copy, "loan")}` });
  await run("pnpm ship status", { prints: `repay            ${repay}` });
  const waiting = globSync(".changeset/*.md", { cwd: copy }).map((file) => readFileSync(path.join(copy, file), "utf8"));
  if (versionOf(copy, "repay") !== repay || !waiting.some((text) => text.includes("Waits.")))
    throw new Error("The release of loan consumed the changeset of repay.");
  await run("pnpm ship pending", { prints: "Every version of this checkout is shipped." });
}

/** The screen with its request, test, story, sandbox endpoint and messages in every language. */
const SCREEN_FILES_MAX = 10;

/** Adds a remote and a screen with a request, verifies and ships it. */
async function followContributing() {
  for (const command of commandsOf("CONTRIBUTING.md", "Add a remote", 3))
    await run(command, /^pnpm dev /.test(command) ? { serves: "/savings" } : {});
  commit("Add a remote");
  for (const command of commandsOf("CONTRIBUTING.md", "Add a screen", 4)) {
    await run(command);
    if (!command.startsWith("pnpm new:screen ")) continue;
    const files = git("status", "--short", "--untracked-files=all").trim().split("\n");
    console.log(`${files.length} files:\n${files.join("\n")}`);
    if (files.length > SCREEN_FILES_MAX) throw new Error(`A screen takes ${files.length} files.`);
  }
  commit("Add a screen");
  await run("pnpm changeset:version savings");
  commit("Version savings");
  await run("pnpm ship keys");
  await run(SHIP_ALL, { prints: "savings@0.2.0" });
  await run("SANDBOX_RELEASES=releases npm start", { serves: "/spendingLimits" });
}

/** Adds a remote of another repository to a live release: with an empty home folder, and Verdaccio as the registry. */
async function followExternalRemotes() {
  const page = readFileSync("docs/external-remotes.md", "utf8");
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
  if (blocks.length < 6) throw new Error("docs/external-remotes.md has no commands.");
  const home = path.join(folder, "home");
  mkdirSync(home);
  await run("pnpm ship keys");
  await run(SHIP_ALL);
  writeFileSync(path.join(home, ".gitconfig"), "[user]\nname = Ana\nemail = ana@treasury.invalid\n");
  const { address, token, stop } = await startRegistry(path.join(folder, "registry"));
  try {
    writeFileSync(path.join(home, ".npmrc"), `${address.replace("http:", "")}/:_authToken=${token}\n`);
    const { status } = spawnSync("bash", ["-exc", blocks.join("")], {
      cwd: copy,
      env: { HOME: home, PATH: terminalVariables().PATH, REGISTRY: address },
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) throw new Error(`The commands of docs/external-remotes.md ended with ${status}.`);
  } finally {
    stop();
  }
  const { dependencies = {}, devDependencies = {} }: Readonly<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync(path.join(folder, "savings/package.json"), "utf8"),
  );
  const installed = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    /^@lending\//.test(name),
  );
  if (installed.length !== 8 || !installed.every(([, version]) => /^\d+\.\d+\.\d+$/.test(version)))
    throw new Error(`Packages do not come from the registry: ${installed.join(" ")}`);
  await run("pnpm ship status", { prints: "savings          1.0.1" });
  await run("SANDBOX_RELEASES=releases npm start", { serves: "/savings" });
}

const documents: Readonly<Record<string, () => Promise<void>>> = {
  shipping: followShipping,
  contributing: followContributing,
  "external-remotes": followExternalRemotes,
};
try {
  const follow = documents[process.argv[2] ?? ""];
  if (!follow) throw new Error(`Name a document: ${Object.keys(documents).join(", ")}.`);
  mkdirSync(copy);
  createCopy(process.cwd(), copy);
  await follow();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
