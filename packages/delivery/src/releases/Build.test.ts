import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { readBuild } from "./Build.ts";

const apps = folderForEachTest();

function write(app: string, file: string, content: Uint8Array | string) {
  const target = path.join(apps(), app, "dist", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

describe("readBuild", () => {
  it.each([
    ["loan", "remote/remote.json", "remote/main.js"],
    ["shell", "shell/shell.json", "shell/main.js"],
  ])("reads the manifest and the files of a build of %s", (name, manifest, script) => {
    const made = makeBuild({ name, version: "0.1.0" });
    write(name, manifest, made.manifestBytes);
    write(name, script, "// main");
    const build = readBuild(path.join(apps(), name), name);
    expect(build).toMatchObject({ name, deployed: made.deployed, manifest: made.manifest });
    expect(build.manifestBytes).toEqual(made.manifestBytes);
    expect(new TextDecoder().decode(build.read("main.js"))).toBe("// main");
  });

  it("names the missing file when there is no build", () => {
    expect(() => readBuild(path.join(apps(), "loan"), "loan")).toThrow(
      /^loan has no build: .*loan\/dist\/remote\/remote\.json does not exist/,
    );
  });

  it("rejects the manifest of another app", () => {
    write("loan", "remote/remote.json", makeBuild({ name: "repay", version: "0.1.0" }).manifestBytes);
    expect(() => readBuild(path.join(apps(), "loan"), "loan")).toThrow("is the manifest of repay");
  });

  it.each([
    ["loan", "remote/remote.json", "is not a remote manifest"],
    ["shell", "shell/shell.json", "is not a shell manifest"],
  ])("rejects an invalid manifest of %s", (name, file, words) => {
    write(name, file, "{}");
    expect(() => readBuild(path.join(apps(), name), name)).toThrow(words);
  });

  it("reads no file of the machine through a link or a name that leaves the folder, since it would be published", () => {
    write("loan", "remote/remote.json", makeBuild({ name: "loan", version: "0.1.0" }).manifestBytes);
    writeFileSync(path.join(apps(), "ship.key"), "secret");
    symlinkSync(path.join(apps(), "ship.key"), path.join(apps(), "loan/dist/remote/key.js"));
    symlinkSync(apps(), path.join(apps(), "loan/dist/remote/up"));
    const build = readBuild(path.join(apps(), "loan"), "loan");
    for (const file of ["key.js", "up/ship.key", "../../../ship.key"])
      expect(() => build.read(file), file).toThrow("is a link. Build again.");
    mkdirSync(path.join(apps(), "loan/dist/maps"));
    symlinkSync(path.join(apps(), "ship.key"), path.join(apps(), "loan/dist/maps/main.js.map"));
    expect(() => build.readMap?.("main.js")).toThrow("is a link. Build again.");
  });
});
