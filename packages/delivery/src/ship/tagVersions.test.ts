import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeBuild } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, expect, it } from "vitest";
import { tagVersions } from "./tagVersions.ts";

const folder = folderForEachTest();
beforeEach(() => {
  for (const name of ["loan", "repay"]) {
    mkdirSync(path.join(folder(), "apps", name), { recursive: true });
    write(`apps/${name}/package.json`, '{"version":"0.1.0"}');
  }
  mkdirSync(path.join(folder(), "packages/ui"), { recursive: true });
  for (const file of ["packages/ui/button.ts", "pnpm-lock.yaml"]) write(file, "");
});

const write = (file: string, text: string) => writeFileSync(path.join(folder(), file), text);
const git = (...parameters: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@lender.test", ...parameters], {
    cwd: folder(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
const commit = () => {
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "First");
};
const tags = () => git("tag", "--points-at", "HEAD").split("\n").filter(Boolean);
const loan = makeBuild({ name: "loan", version: "0.2.0" });
const repay = makeBuild({ name: "repay", version: "0.3.1" });

it("tags the current commit once with each version", () => {
  commit();
  expect(tagVersions(folder(), [loan])).toEqual({ made: ["loan@0.2.0"], uncommitted: [] });
  expect(tagVersions(folder(), [loan, repay])).toEqual({ made: ["repay@0.3.1"], uncommitted: [] });
  expect(tags()).toEqual(["loan@0.2.0", "repay@0.3.1"]);
});

it("does not tag a commit without a new file of the app", () => {
  commit();
  write("apps/loan/routes.tsx", "");
  expect(tagVersions(folder(), [loan, repay])).toEqual({ made: ["repay@0.3.1"], uncommitted: ["loan@0.2.0"] });
  expect(tags()).toEqual(["repay@0.3.1"]);
  commit();
  expect(tagVersions(folder(), [loan])).toEqual({ made: ["loan@0.2.0"], uncommitted: [] });
});

it.each(["packages/ui/new.ts", "pnpm-lock.yaml"])("tags no version that was built with an uncommitted %s", (file) => {
  commit();
  write(file, '{"version":"0.2.0"}');
  expect(tagVersions(folder(), [loan])).toEqual({ made: [], uncommitted: ["loan@0.2.0"] });
  commit();
  expect(tagVersions(folder(), [loan])).toEqual({ made: ["loan@0.2.0"], uncommitted: [] });
});

it("tags a version beside a new file that no build reads", () => {
  commit();
  write("notes.txt", "");
  expect(tagVersions(folder(), [loan]).made).toEqual(["loan@0.2.0"]);
});

it("does not tag a remote in its own repository beside a new file", () => {
  rmSync(path.join(folder(), "apps"), { recursive: true });
  commit();
  write("Screen.tsx", "");
  expect(tagVersions(folder(), [loan])).toEqual({ made: [], uncommitted: ["loan@0.2.0"] });
});

it("makes no tag outside a git repository, and in one without a commit", () => {
  expect(tagVersions(folder(), [loan]).made).toEqual([]);
  git("init", "--quiet");
  expect(tagVersions(folder(), [loan]).made).toEqual([]);
});
