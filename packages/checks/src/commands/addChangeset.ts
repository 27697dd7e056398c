import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Adds a changeset without a prompt, by the name of an app's or a package's folder.
const [name, level = "", ...words] = process.argv.slice(2);
const text = words.join(" ").trim();
const exists = ["apps", "packages"].some((folder) => existsSync(`${folder}/${name}/package.json`));
if (exists && ["patch", "minor", "major"].includes(level) && text !== "")
  process.exitCode =
    spawnSync("changeset", [`--${level}`, `@lending/${name}`, "-m", text], { stdio: "inherit" }).status ?? 1;
else {
  console.error('Usage: pnpm changeset:add <name> <patch|minor|major> "<text>"');
  process.exitCode = 2;
}
