import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBuild } from "../testing/makeBuild.ts";
import { readBuild } from "./Build.ts";

let apps = "";
beforeEach(() => {
  apps = mkdtempSync(path.join(tmpdir(), "apps-"));
});
afterEach(() => rmSync(apps, { recursive: true, force: true }));

function write(app: string, file: string, content: Uint8Array | string) {
  const target = path.join(apps, app, "dist", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

describe("readBuild", () => {
  it.each([
    ["loan", "remote/remote.json", "remote/main.js"],
    ["shell", "shell/shell.json", "shell/main.js"],
  ])("reads what the build of %s says of itself, and its files", (name, manifest, script) => {
    const made = makeBuild({ name, version: "0.1.0" });
    write(name, manifest, made.manifestBytes);
    write(name, script, "// main");
    const build = readBuild(apps, name);
    expect(build).toMatchObject({ name, deployed: made.deployed, manifest: made.manifest });
    expect(build.manifestBytes).toEqual(made.manifestBytes);
    expect(new TextDecoder().decode(build.read("main.js"))).toBe("// main");
  });

  it("says that there is none, by its file", () => {
    expect(() => readBuild(apps, "loan")).toThrow(
      /^loan has no build: .*loan\/dist\/remote\/remote\.json is not there/,
    );
  });

  it("refuses another app's", () => {
    write("loan", "remote/remote.json", makeBuild({ name: "repay", version: "0.1.0" }).manifestBytes);
    expect(() => readBuild(apps, "loan")).toThrow("is the manifest of repay");
  });

  it.each([
    ["loan", "remote/remote.json", "is no remote manifest"],
    ["shell", "shell/shell.json", "is no shell manifest"],
  ])("refuses what is none of %s", (name, file, words) => {
    write(name, file, "{}");
    expect(() => readBuild(apps, name)).toThrow(words);
  });
});
