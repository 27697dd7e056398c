import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { unpackBuilds } from "./unpackBuilds.ts";

const folder = folderForEachTest();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
  writeFileSync(path.join(folder(), file), text);
};
/** Packs these entries of a folder. */
function pack(...entries: readonly string[]) {
  const archive = path.join(folder(), "builds.tar");
  execFileSync("tar", ["-cf", archive, "-C", path.join(folder(), "from"), ...entries]);
  return archive;
}

it("copies the files of builds, and no earlier one stays", () => {
  write("from/apps/loan/dist/remote/remote.json", "new");
  write("to/apps/loan/dist/remote/old.js", "old");
  expect(unpackBuilds(pack("apps"), path.join(folder(), "to"))).toBe(1);
  expect(readFileSync(path.join(folder(), "to/apps/loan/dist/remote/remote.json"), "utf8")).toBe("new");
  expect(existsSync(path.join(folder(), "to/apps/loan/dist/remote/old.js"))).toBe(false);
});

it("copies nothing of an archive with a program, a link or a hidden file", () => {
  write("from/apps/loan/dist/remote/remote.json", "new");
  write("from/packages/delivery/src/cli/ship.ts", "evil");
  const refuse =
    (...entries: readonly string[]) =>
    () =>
      unpackBuilds(pack(...entries), path.join(folder(), "to"));
  expect(refuse("apps", "packages")).toThrow(
    "contains packages/delivery/src/cli/ship.ts, which is no file of a build.",
  );
  // A star matched slashes: this is below a dist, and below node_modules.
  write("from/apps/loan/src/dist/ship.ts", "evil");
  expect(refuse("apps")).toThrow("apps/loan/src/dist/ship.ts");
  write("from/apps/repay/dist/.npmrc", "evil");
  expect(refuse("apps/repay")).toThrow("apps/repay/dist/.npmrc");
  mkdirSync(path.join(folder(), "from/apps/promo/dist"), { recursive: true });
  symlinkSync("/etc/passwd", path.join(folder(), "from/apps/promo/dist/a.js"));
  expect(refuse("apps/promo")).toThrow("apps/promo/dist/a.js");
  expect(existsSync(path.join(folder(), "to"))).toBe(false);
});
