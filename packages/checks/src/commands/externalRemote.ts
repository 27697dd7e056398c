import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCopy, terminalVariables } from "../documented-commands/createCopy.ts";
import { runCommand } from "../documented-commands/runCommand.ts";
import { startRegistry } from "../documented-commands/startRegistry.ts";

// Runs docs/external-remotes.md word for word, beside a fresh copy of the platform with a live release: with an empty home
// folder, no variables but REGISTRY, and the machine's own Node. Verdaccio is the registry.
const page = readFileSync("docs/external-remotes.md", "utf8");
const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
const folder = mkdtempSync(path.join(tmpdir(), "external-"));
const platform = path.join(folder, "lending");
const home = path.join(folder, "home");

const inPlatform = (command: string, expected = {}) => runCommand(command, platform, expected);

let registry: Awaited<ReturnType<typeof startRegistry>> | undefined;

try {
  if (blocks.length < 6) throw new Error("docs/external-remotes.md has no commands.");
  for (const one of [platform, home]) mkdirSync(one);
  createCopy(process.cwd(), platform);
  await inPlatform("pnpm ship keys");
  await inPlatform("pnpm ship --all --stage sandbox --without pages --because 'the remote is shipped with all gates'");
  writeFileSync(path.join(home, ".gitconfig"), "[user]\nname = Ana\nemail = ana@treasury.invalid\n");
  registry = await startRegistry(path.join(folder, "registry"));
  writeFileSync(path.join(home, ".npmrc"), `${registry.address.replace("http:", "")}/:_authToken=${registry.token}\n`);
  const { PATH } = terminalVariables();
  const { status } = spawnSync("bash", ["-exc", blocks.join("")], {
    cwd: platform,
    env: { HOME: home, PATH, REGISTRY: registry.address },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`The commands of docs/external-remotes.md ended with ${status}.`);
  const { dependencies = {}, devDependencies = {} }: Readonly<Record<string, Record<string, string>>> = JSON.parse(
    readFileSync(path.join(folder, "savings/package.json"), "utf8"),
  );
  const installed = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    /^@lending\//.test(name),
  );
  if (installed.length !== 8 || !installed.every(([, version]) => /^\d+\.\d+\.\d+$/.test(version)))
    throw new Error(`Packages do not come from the registry: ${installed.join(" ")}`);
  await inPlatform("pnpm ship status", { prints: "savings          1.0.1" });
  await inPlatform("SANDBOX_RELEASES=releases npm start", { serves: "/savings" });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  registry?.stop();
  rmSync(folder, { recursive: true, force: true });
}
