import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import { describe, expect, it } from "vitest";
import { makeBuild } from "../testing/makeBuild.ts";
import { ownerOf } from "./readRelease.ts";

const loan = makeBuild({ name: "loan", version: "0.1.0" }).manifest as RemoteManifest;
const shell = makeBuild({ name: "shell", version: "1.0.0" }).manifest as ShellManifest;
const [path] = Object.values(loan.paths);
if (!path) throw new Error("The remote has no path.");
const hashes = (...files: readonly string[]) => Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));

describe("an app in the registry", () => {
  it("has the hash of each file that browsers request by name, and of no other", () => {
    const wanted = ["entry.js", "a.js", "a.css", "soon.js", "fil.js", "zh.js", "b.js"];
    const paths = {
      "/a": {
        ...path,
        scripts: ["a.js"],
        styles: ["a.css"],
        soon: ["soon.js"],
        locales: { "fil-PH": ["fil.js"], "zh-CN": ["zh.js"] },
      },
      "/b": { ...path, scripts: ["a.js", "b.js"] },
    };
    const manifest = { ...loan, entry: "entry.js", paths, files: hashes(...wanted, "later.js", "integrity.json") };
    expect(ownerOf("loan", manifest, "/assets/loan/")).toEqual({
      ...{ name: "loan", version: "0.1.0", base: "/assets/loan/", entry: "entry.js", paths },
      integrity: "sha256-integrity.json",
      hashes: hashes(...wanted),
    });
  });

  it("includes the scripts and styles of every document for the shell", () => {
    const manifest = { ...shell, entry: "e.js", scripts: ["e.js", "s.js"], styles: ["s.css"] };
    const owner = ownerOf(
      "shell",
      { ...manifest, files: hashes("e.js", "s.js", "s.css", "later.js") },
      "/assets/shell/",
    );
    expect(owner).toMatchObject({ name: "shell", version: "1.0.0", base: "/assets/shell/", entry: "e.js" });
    expect(owner.hashes).toEqual(hashes("e.js", "s.js", "s.css"));
  });

  it("has no hashes and no integrity manifest for a development build", () => {
    const owner = ownerOf("loan", { ...loan, files: {} }, "http://localhost:4101/");
    expect(owner.hashes).toEqual({});
    expect(owner).not.toHaveProperty("integrity");
  });
});
