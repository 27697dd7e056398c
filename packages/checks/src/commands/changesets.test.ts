import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { versionApps } from "./changesets.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
let root = "";
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const versionOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)).version;
const writePackage = (folder: string, dependencies: readonly string[] = [], isPrivate = false) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({
      name: `@lending/${path.basename(folder)}`,
      version: "0.1.0",
      private: isPrivate,
      dependencies: Object.fromEntries(dependencies.map((one) => [`@lending/${one}`, "workspace:*"])),
    }),
  );
const changeset = (name: string, text: string) =>
  write(`.changeset/${name}.md`, `---\n"@lending/${name}": minor\n---\n\n${text}\n`);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "versions-"));
  write("package.json", '{ "name": "versions", "private": true }');
  write("pnpm-workspace.yaml", "packages:\n  - apps/*\n  - packages/*\n");
  writePackage("packages/ui");
  writePackage("packages/federation", ["ui"]);
  writePackage("apps/loan", ["ui", "federation"], true);
  writePackage("apps/repay", ["ui", "federation"], true);
  writePackage("apps/sandbox", ["loan", "repay"]);
  cpSync(path.join(repository, ".changeset/changelog.ts"), path.join(root, ".changeset/changelog.ts"));
  const configuration = JSON.parse(readFileSync(path.join(repository, ".changeset/config.json"), "utf8"));
  write(".changeset/config.json", JSON.stringify({ ...configuration, ignore: ["@lending/sandbox"] }, null, 2));
  mkdirSync(path.join(root, "node_modules"));
  symlinkSync(path.join(repository, "node_modules/@changesets"), path.join(root, "node_modules/@changesets"));
  for (const [name, text] of [
    ["loan", "The title is short."],
    ["repay", "- The code is large.\n- The receipt is\n  short."],
    ["ui", "Buttons are round."],
  ] as const)
    changeset(name, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("gives one team's remote its version, and leaves the changes of all others waiting", () => {
  const configuration = read(".changeset/config.json");
  expect(versionApps(root, ["loan"])).toBe(0);
  expect(versionOf("apps/loan")).toBe("0.2.0");
  expect(read("apps/loan/CHANGELOG.md")).toContain("## 0.2.0\n\n### Minor Changes\n\n- The title is short.");
  for (const folder of ["apps/repay", "apps/sandbox", "packages/ui", "packages/federation"]) {
    expect(versionOf(folder), folder).toBe("0.1.0");
    expect(existsSync(path.join(root, folder, "CHANGELOG.md")), folder).toBe(false);
  }
  const isWaiting = (name: string) => existsSync(path.join(root, `.changeset/${name}.md`));
  expect(["loan", "repay", "ui"].filter(isWaiting)).toEqual(["repay", "ui"]);
  expect(read(".changeset/config.json")).toBe(configuration);
});

it("gives several their versions, packages among them", () => {
  expect(versionApps(root, ["repay", "ui"])).toBe(0);
  expect(["apps/loan", "apps/repay", "packages/ui"].map(versionOf)).toEqual(["0.1.0", "0.2.0", "0.2.0"]);
  expect(read("apps/repay/CHANGELOG.md")).toContain("- The code is large.\n- The receipt is short.\n");
});

it.each([
  ["an unknown name", "lottery", "No changeset names lottery."],
  ["one that no changeset names", "federation", "Add one: pnpm changeset:add federation"],
])("refuses %s and changes nothing", (_, name, message) => {
  expect(() => versionApps(root, ["loan", name])).toThrow(message);
  expect(versionOf("apps/loan")).toBe("0.1.0");
});
