import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, describe, expect, it } from "vitest";
import { baseOf, git } from "../turbo/readTasks.ts";
import { findMissing, versionApps } from "./changesets.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const folder = folderForEachTest();
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
  root = folder();
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

it("applies a changeset that names others too, which keep waiting with its text", () => {
  write(".changeset/links.md", '---\n"@lending/loan": minor\n"@lending/ui": patch\n---\n\nA link is a link.\n');
  expect(versionApps(root, ["loan"])).toBe(0);
  expect(read("apps/loan/CHANGELOG.md")).toContain("- A link is a link.");
  expect(versionOf("packages/ui")).toBe("0.1.0");
  expect(existsSync(path.join(root, ".changeset/links-chosen.md"))).toBe(false);
  expect(read(".changeset/links.md")).toBe('---\n"@lending/ui": patch\n---\n\nA link is a link.\n');
});

it("gives all their versions when it names none", () => {
  expect(versionApps(root, [])).toBe(0);
  expect(["apps/loan", "apps/repay", "packages/ui"].map(versionOf)).toEqual(["0.2.0", "0.2.0", "0.2.0"]);
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

describe("the changesets of a branch", () => {
  const commit = () => {
    git(root, "add", "--all");
    git(root, "-c", "user.name=A", "-c", "user.email=a@example.invalid", "commit", "--quiet", "--message", "A change");
  };
  beforeEach(() => {
    write(".gitignore", "node_modules\n");
    git(root, "init", "--quiet", "--initial-branch", "main");
    commit();
    git(root, "switch", "--quiet", "--create", "branch");
  });
  const missing = () => findMissing(root, baseOf(root)).problems.map((problem) => problem.split(" changed ")[0]);

  it("lack one for each changed package that none names, with the command that adds it", () => {
    write("apps/loan/src/a.ts", "");
    write("packages/ui/src/a.ts", "");
    expect(findMissing(root, "main")).toEqual({
      isCommitted: false,
      problems: [
        expect.stringContaining("apps/loan changed without a changeset. Add one: pnpm changeset:add loan patch "),
        expect.stringContaining("packages/ui changed without a changeset. Add one: pnpm changeset:add ui patch "),
      ],
    });
    write(".changeset/another.md", '---\n"@lending/loan": patch\n---\n\nThe title is shorter.\n');
    commit();
    expect(findMissing(root, "main")).toMatchObject({ isCommitted: true, problems: [expect.stringContaining("ui")] });
  });

  it("are not needed for tests, for what is not shipped, for a new remote, and after the next version", () => {
    write("apps/loan/src/a.test.ts", "");
    write("apps/loan/README.md", "");
    write("apps/sandbox/src/a.ts", "");
    writePackage("apps/savings");
    write("apps/savings/src/a.ts", "");
    write("apps/repay/src/a.ts", "");
    versionApps(root, ["repay"]);
    expect(missing()).toEqual([]);
  });
});

it("reports in one line why nothing can be compared", () => {
  expect(() => baseOf(root)).toThrow(/is no Git repository, .*Make it one: git init && git add --all && git commit/);
  git(root, "init", "--quiet", "--initial-branch", "work");
  expect(() => baseOf(root)).toThrow("Fetch it: git fetch origin main");
});

it.each(["", "versoin loan"])('changes nothing for the arguments "%s", and shows the two commands', (words) => {
  const program = path.join(import.meta.dirname, "changesets.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, ...words.split(" ")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: pnpm changeset:add <name> .*\n +pnpm changeset version \[name\.\.\.\] /);
});
