import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkChangesets } from "./checkChangesets.ts";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.test", ...args], { cwd: root, stdio: "pipe" });
const commit = () => {
  git("add", "-A");
  git("commit", "-qm", "x");
};
const version = (folder: string, number: string, dependencies = {}) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: `@lending/${path.basename(folder)}`, version: number, dependencies }, null, 2),
  );
const changeset = (name: string, ...packages: readonly string[]) =>
  write(
    `.changeset/${name}.md`,
    `---\n${packages.map((one) => `"@lending/${one}": minor`).join("\n")}\n---\n\nWhat it is.\n`,
  );

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "changesets-"));
  git("init", "-q", "-b", "main");
  version("apps/loan", "0.1.0", { "@lending/ui": "workspace:*" });
  version("apps/repay", "0.1.0", {});
  version("packages/ui", "0.1.0");
  version("packages/checks", "0.1.0");
  for (const app of ["loan", "repay"]) write(`apps/${app}/rspack.config.ts`, "");
  write("apps/loan/src/a.ts", "1");
  write("packages/ui/src/b.ts", "1");
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ["nothing", [], [], []],
  ["a remote", ["apps/loan/src/a.ts"], [], ["@lending/loan"]],
  ["a remote that a changeset names", ["apps/loan/src/a.ts"], ["loan"], []],
  ["a remote, and a changeset names another", ["apps/loan/src/a.ts"], ["repay"], ["@lending/loan"]],
  ["a package in a remote's build", ["packages/ui/src/b.ts"], [], ["@lending/ui"]],
  ["a package that is in no build", ["packages/checks/src/c.ts"], [], []],
  [
    "tests, stories, documents and tasks",
    ["apps/loan/src/a.test.ts", "apps/loan/src/A.stories.tsx", "apps/loan/README.md", "apps/loan/turbo.json"],
    [],
    [],
  ],
  ["two remotes", ["apps/loan/src/a.ts", "apps/repay/src/new.ts"], [], ["@lending/loan", "@lending/repay"]],
])("requires the right changesets for %s, before and after the commit", (_, files, named, missing) => {
  for (const file of files) write(file, "2");
  if (named.length > 0) changeset("one", ...named);
  for (const isCommitted of [false, true]) {
    if (isCommitted && files.length > 0) commit();
    const problems = checkChangesets(root);
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual(missing);
    for (const problem of problems)
      expect(problem).toContain('no changeset names it: run pnpm changeset:add <app> patch "…".');
  }
});

it("compares with the commit that set the version", () => {
  write("apps/loan/src/a.ts", "2");
  version("apps/loan", "0.2.0");
  commit();
  expect(checkChangesets(root)).toEqual([]);
  write("apps/loan/src/a.ts", "3");
  expect(checkChangesets(root)).toHaveLength(1);
});

it("requires a new changeset on a feature branch", () => {
  changeset("older", "loan");
  write("apps/loan/src/a.ts", "2");
  commit();
  git("switch", "-qc", "mine");
  expect(checkChangesets(root)).toEqual([]);
  write("apps/loan/src/a.ts", "3");
  commit();
  expect(checkChangesets(root)).toEqual([
    expect.stringContaining("@lending/loan was changed on this branch (apps/loan/src/a.ts)"),
  ]);
  changeset("own", "loan");
  expect(checkChangesets(root)).toEqual([]);
});

it("requires no changeset for a version that this branch gave, or that is not committed yet, until the next change", () => {
  git("switch", "-qc", "mine");
  write("apps/loan/src/a.ts", "2");
  version("apps/loan", "0.2.0");
  version("apps/savings", "0.1.0");
  write("apps/savings/rspack.config.ts", "");
  expect(checkChangesets(root)).toEqual([]);
  commit();
  expect(checkChangesets(root)).toEqual([]);
  write("apps/loan/src/a.ts", "3");
  expect(checkChangesets(root)).toHaveLength(1);
});

it("rejects a changeset that names a package without releases", () => {
  write(".changeset/config.json", '{ "ignore": ["@lending/checks"] }');
  changeset("one", "loan", "checks");
  expect(checkChangesets(root)).toEqual([
    ".changeset/one.md names @lending/checks, a tool without releases: remove its line.",
  ]);
});

it("rejects a changeset of two apps, because each team gives versions when it likes", () => {
  changeset("both", "loan", "repay");
  expect(checkChangesets(root)).toEqual([
    ".changeset/both.md names @lending/loan, @lending/repay: write one changeset for each.",
  ]);
});

it("finds nothing in a shallow clone or without git", () => {
  write("apps/loan/src/a.ts", "2");
  commit();
  const shallow = path.join(root, "shallow");
  git("clone", "-q", "--depth", "1", `file://${root}`, shallow);
  expect(checkChangesets(shallow)).toEqual([]);
  rmSync(path.join(root, ".git"), { recursive: true });
  expect(checkChangesets(root)).toEqual([]);
});
