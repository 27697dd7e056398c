import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBuild } from "../testing/makeBuild.ts";
import { tagVersions } from "./tagVersions.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "tags-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...parameters: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@lender.test", ...parameters], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
const loan = makeBuild({ name: "loan", version: "0.2.0" });
const repay = makeBuild({ name: "repay", version: "0.3.1" });

it("tags the current commit once with each version", () => {
  git("init", "--quiet");
  git("commit", "--allow-empty", "--quiet", "-m", "First");
  expect(tagVersions(folder, [loan])).toEqual(["loan@0.2.0"]);
  expect(tagVersions(folder, [loan, repay])).toEqual(["repay@0.3.1"]);
  expect(git("tag", "--points-at", "HEAD").split("\n").filter(Boolean)).toEqual(["loan@0.2.0", "repay@0.3.1"]);
});

it("makes no tag outside a git repository, and in one without a commit", () => {
  expect(tagVersions(folder, [loan])).toEqual([]);
  git("init", "--quiet");
  expect(tagVersions(folder, [loan])).toEqual([]);
});
