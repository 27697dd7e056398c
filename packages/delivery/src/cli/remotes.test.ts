import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, describe, expect, it } from "vitest";
import { findApps } from "../ship/buildApps.ts";
import { createExternalRemote, createRemote } from "./createRemote.ts";

const root = folderForEachTest();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root(), file)), { recursive: true });
  writeFileSync(path.join(root(), file), text);
};
const read = (file: string) => readFileSync(path.join(root(), file), "utf8");
const git = (...parameters: readonly string[]) => execFileSync("git", parameters, { cwd: root(), encoding: "utf8" });

beforeEach(() => {
  write("apps/shell/rspack.config.ts", "");
  write("apps/shell/package.json", '{ "name": "@lending/shell" }');
  git("init", "--quiet");
  git("add", "-A");
});

const create = () => createRemote({ name: "savings", apps: path.join(root(), "apps") });

it("creates a remote with screens, API calls, stories and tests", () => {
  create();
  const files = globSync("apps/savings/**/*.*", { cwd: root() }).map((file) => file.slice("apps/savings/".length));
  expect(files).toEqual(
    expect.arrayContaining([
      "src/routes.tsx",
      "tsconfig.json",
      "src/api/fetchItems.ts",
      "src/screens/list/ListScreen.tsx",
      "src/screens/form/FormScreen.test.tsx",
      "src/screens/outcome/OutcomeScreen.stories.tsx",
    ]),
  );
  for (const file of globSync("apps/savings/**/*.{ts,tsx,json,md}", { cwd: root() }))
    expect(read(file), file).not.toContain("__");
  expect(read("apps/savings/src/screens/list/ListScreen.stories.tsx")).toContain('title: "Screens/Savings/List"');
});

it("writes the title of its list in each language", () => {
  const titles = { source: "Your savings", "fil-PH": "Ang ipon ninyo", "zh-CN": "储蓄" };
  createRemote({ name: "savings", apps: path.join(root(), "apps"), titles });
  const titleOf = (language: string) => /\blist: "([^"]*)"/.exec(read(`apps/savings/src/messages/${language}.ts`))?.[1];
  expect(Object.keys(titles).map(titleOf)).toEqual(Object.values(titles));
});

it.each(["", "Loan", "1st", "a/b", "../x", "a b"])("rejects the name %j", (name) => {
  expect(() => createRemote({ name, apps: root() })).toThrow("is not a valid name of a remote");
});

it("changes no other file, and replaces no app", () => {
  write(".github/CODEOWNERS", "/apps/loan/ @lending/lending\n");
  git("add", "-A");
  create();
  expect(
    git("status", "--short")
      .split("\n")
      .filter((line) => /^.[MD?]|^\?\?/.test(line)),
  ).toEqual(["?? apps/savings/"]);
  expect(create).toThrow("exists already");
});

describe("in another repository", () => {
  const external = (name = "savings") => createExternalRemote({ name, folder: root() });
  beforeEach(() => {
    rmSync(path.join(root(), "apps"), { recursive: true });
    write(
      "package.json",
      '{ "name": "@treasury/savings", "scripts": { "test": "exit 1", "lint": "lint" }, "dependencies": { "react": "1.0.0" } }',
    );
  });

  it("creates a remote that needs no platform checkout", () => {
    external();
    const files = globSync("{.gitignore,**/*.*}", { cwd: root() });
    expect(files).toEqual(expect.arrayContaining([".gitignore", "rspack.config.ts", "vitest.config.ts", "README.md"]));
    expect(files).toContain("src/screens/list/ListScreen.test.tsx");
    for (const file of globSync("**/*.{ts,tsx,json,md}", { cwd: root() })) {
      expect(read(file), file).not.toContain("__");
      expect(read(file), file).not.toContain("tsconfig.base");
    }
    expect([...findApps(root())]).toEqual([["savings", root()]]);
  });

  it("keeps the name, the scripts and the dependencies of its package.json", () => {
    external();
    expect(JSON.parse(read("package.json"))).toMatchObject({
      name: "@treasury/savings",
      type: "module",
      scripts: { build: "rspack build --config-loader native", test: "vitest run", lint: "lint" },
      dependencies: { react: "1.0.0" },
    });
  });

  it.each([
    ["an invalid name", "Savings", "", "is not a valid name"],
    ["a folder with sources", "savings", "src/main.ts", "src exists already"],
  ])("refuses %s and writes nothing", (_, name, file, message) => {
    if (file !== "") write(file, "");
    expect(() => external(name)).toThrow(message);
    expect(existsSync(path.join(root(), "rspack.config.ts"))).toBe(false);
  });
});
