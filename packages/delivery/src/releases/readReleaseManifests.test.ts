import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { INTEGRITY_MANIFEST_FILE } from "@lending/federation/manifest";
import { beforeEach, describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import type { Build } from "./Build.ts";
import { createArchive, fileKey } from "./createArchive.ts";
import { folderOf } from "./Release.ts";
import { readReleaseManifests } from "./readReleaseManifests.ts";
import { createDirectoryStore } from "./store/createDirectoryStore.ts";

const shell = makeBuild({ name: "shell", version: "1.0.0" });
const remote = (name: string, version: string, host = "^1.0.0") => makeBuild({ name, version, host });

const publicRemote = (version: string) =>
  makeBuild({ name: "loan", version, paths: ["/loan", "/private"], page: version });

const root = folderForEachTest();
let archive: ReturnType<typeof createArchive>;
beforeEach(() => {
  archive = createArchive(createDirectoryStore(root()), { quality: 4 });
});

/** Reads a release with these remotes. */
async function readManifests(
  remotes: readonly Build[],
  { fallbackBuilds = [], canaryBuilds = [] }: Partial<Record<string, Build[]>> = {},
) {
  for (const build of [shell, ...remotes, ...fallbackBuilds, ...canaryBuilds]) await archive.add(build);
  const named = (builds: readonly Build[]) => Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed]));
  return readReleaseManifests(
    {
      shell: shell.deployed,
      remotes: named(remotes),
      fallbacks: named(fallbackBuilds),
      ...(canaryBuilds.length > 0 && { canaries: [{ id: "0123abcd", percent: 10, remotes: named(canaryBuilds) }] }),
      assets: "https://cdn.test/",
    },
    archive,
  );
}
const baseOf = ({ name, deployed }: Build) => `https://cdn.test/${folderOf(name, deployed)}/`;

describe("reading a release from the archive", () => {
  it("returns the shell and the remotes in the order of their names, with folders and hashes", async () => {
    const [loan, bank] = [remote("loan", "0.1.0"), remote("bank", "0.2.0")];
    const { registry, shell: own, canaries, pages } = await readManifests([loan, bank]);
    expect(own).toEqual(shell.manifest);
    expect(canaries).toBeUndefined();
    expect(pages).toEqual({});
    const owner = (build: Build) => ({
      name: build.name,
      version: build.deployed.version,
      base: baseOf(build),
      entry: build.manifest.entry,
      paths: build.manifest.paths,
      integrity: build.manifest.files[INTEGRITY_MANIFEST_FILE],
      hashes: { [build.manifest.entry]: build.manifest.files[build.manifest.entry] },
    });
    expect(registry).toEqual({ shell: owner(shell), remotes: [owner(bank), owner(loan)] });
  });

  it("includes a fallback when it fits the shell", async () => {
    const [loan, bank] = [remote("loan", "0.2.0"), remote("bank", "0.2.0")];
    const [last, incompatible] = [remote("loan", "0.1.0"), remote("bank", "0.1.0", "^2.0.0")];
    const { registry } = await readManifests([loan, bank], { fallbackBuilds: [last, incompatible] });
    expect(registry.remotes[0]).not.toHaveProperty("last");
    expect(registry.remotes[1]).toMatchObject({
      base: baseOf(loan),
      last: { base: baseOf(last), entry: last.manifest.entry, integrity: last.manifest.files[INTEGRITY_MANIFEST_FILE] },
    });
  });

  it("returns the remotes of a canary, with the live versions as fallbacks", async () => {
    const [loan, next] = [remote("loan", "0.1.0"), remote("loan", "0.2.0")];
    const { registry, canaries } = await readManifests([loan], { canaryBuilds: [next] });
    expect(registry.remotes).toEqual([expect.objectContaining({ base: baseOf(loan) })]);
    expect(canaries).toMatchObject([
      { id: "0123abcd", percent: 10, remotes: [{ base: baseOf(next), last: { base: baseOf(loan) } }] },
    ]);
  });

  it("stores the program and the styles of public paths on this machine, each once", async () => {
    const [loan, bank] = [publicRemote("0.1.0"), remote("bank", "0.1.0")];
    const { pages } = await readManifests([loan, bank]);
    expect(pages).toEqual({
      "/loan": { program: expect.any(String), styles: [expect.any(String)], base: baseOf(loan) },
    });
    const { program = "", styles = [] } = pages["/loan"] ?? {};
    expect(program.endsWith(`/${folderOf("loan", loan.deployed)}/pages.js`)).toBe(true);
    expect(readFileSync(program, "utf8")).toContain("0.1.0");
    expect(readFileSync(styles[0] ?? "", "utf8")).toBe("main{color:red}");
    // A second read does not fetch the files again, and the files of another version get a separate folder.
    rmSync(path.join(root(), fileKey("loan", loan.manifest.files["pages.js"] ?? "")));
    expect((await readManifests([loan, bank])).pages).toEqual(pages);
    const next = (await readManifests([publicRemote("0.2.0")])).pages["/loan"]?.program ?? "";
    expect(readFileSync(next, "utf8")).toContain("0.2.0");
    expect(existsSync(program)).toBe(true);
    expect(path.resolve(next, "../../..")).toBe(path.resolve(program, "../../.."));
  });
});
