import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { INTEGRITY_MANIFEST_FILE, type RemoteManifest, type ShellManifest } from "@lending/federation/manifest";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { type Build, manifestFile } from "./Build.ts";
import { createArchive, fileKey } from "./createArchive.ts";
import { createComposer } from "./createComposer.ts";
import { folderOf } from "./Release.ts";
import { ownerOf, readRelease, releaseFiles } from "./readRelease.ts";
import { readReleaseManifests } from "./readReleaseManifests.ts";
import { createDirectoryStore } from "./store/createDirectoryStore.ts";

const root = folderForEachTest();
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const remote = (name: string, version: string, host = "^1.0.0") => makeBuild({ name, version, host });
const loan = remote("loan", "0.1.0");

/** An app's entry in the registry, with the hash of its script. */
const ownerIn = ({ name, deployed, manifest: { entry, paths, files } }: Build, base: string) => ({
  ...{ name, version: deployed.version, base, entry, paths },
  integrity: files[INTEGRITY_MANIFEST_FILE],
  hashes: { [entry]: files[entry] },
});

/** Writes a manifest, and other files, into a folder of an app's builds. */
function place({ name, manifestBytes }: Build, folder: string, files: Readonly<Record<string, string>> = {}) {
  const target = path.join(root(), name, "dist", folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, manifestFile(name)), manifestBytes);
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(target, file), content);
}

describe("reading a release from a checkout", () => {
  it("builds the registry of all remotes that are built", () => {
    place(shell, "shell");
    place(loan, "remote");
    mkdirSync(path.join(root(), "not-built"));
    const files = releaseFiles({ apps: root() }).map((file) => path.relative(root(), file));
    expect(files).toEqual(["shell/dist/shell/shell.json", "loan/dist/remote/remote.json"]);
    expect(readRelease({ apps: root() }).registry).toEqual({
      shell: ownerIn(shell, "/assets/shell/"),
      remotes: [ownerIn(loan, "/assets/loan/")],
    });
  });

  it("uses the development server of a remote, without hashes", () => {
    place(shell, "dev");
    place(loan, "dev");
    const { registry } = readRelease({ apps: root(), development: { loan: "http://localhost:4101" } });
    expect(registry.remotes[0]).toMatchObject({ base: "http://localhost:4101/", hashes: {} });
    expect(registry.remotes[0]?.integrity).toBeUndefined();
  });

  it("rejects an invalid manifest, and names its file", () => {
    place(shell, "shell");
    const manifestBytes = Buffer.from(JSON.stringify({ ...loan.manifest, entry: "../../etc/passwd" }));
    place({ ...loan, manifestBytes }, "remote");
    expect(() => readRelease({ apps: root() })).toThrow(/remote\.json is not a remote manifest/);
  });

  it("returns no manifest when the shell is not built", () => {
    expect(releaseFiles({ apps: root() })).toEqual([]);
  });

  it("prerenders a public path with the remote's program, and lists it in the sitemap", async () => {
    place(shell, "shell");
    place(makeBuild({ name: "loan", version: "0.1.0", paths: ["/offer", "/loanDetail"], page: "" }), "remote", {
      "pages.js":
        'export const renderPage = async ({ pathname, environment, base }) => "<p>" + [pathname, environment.brandName, base].join(" ") + "</p>";',
      "page.css": ".offer{color:red}",
    });
    const composer = createComposer({
      release: readRelease({ apps: root() }),
      environment: parseEnvironment({ stage: "sandbox" }),
      origin: "https://lender.test",
    });
    const { html } = await composer.compose("/offer");
    expect(html).toContain("<p>/offer Sandbox Lending /assets/loan/</p>");
    expect(html).toContain(".offer{color:red}</style>");
    expect(await composer.compose("/offer/")).toBe(await composer.compose("/offer"));
    expect((await composer.compose("/loanDetail")).html).not.toContain("<p>/");
    expect(composer.sitemap).toContain("<loc>https://lender.test/offer</loc>");
    expect(composer.sitemap).not.toContain("loanDetail");
    expect(composer.robots).toContain("Disallow: /api/app/");
  });
});

const hashes = (...files: readonly string[]) => Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));

describe("an app in the registry", () => {
  it("has the hash of each file that browsers request by name, and of no other", () => {
    const manifest = loan.manifest as RemoteManifest;
    const onePath = manifest.paths["/loan"] as RemoteManifest["paths"][string];
    const wanted = ["entry.js", "a.js", "a.css", "soon.js", "fil.js", "zh.js", "b.js"];
    const paths = {
      "/a": {
        ...onePath,
        scripts: ["a.js"],
        styles: ["a.css"],
        soon: ["soon.js"],
        locales: { "fil-PH": ["fil.js"], "zh-CN": ["zh.js"] },
      },
      "/b": { ...onePath, scripts: ["a.js", "b.js"] },
    };
    const files = hashes(...wanted, "later.js", "integrity.json");
    expect(ownerOf("loan", { ...manifest, entry: "entry.js", paths, files }, "").hashes).toEqual(hashes(...wanted));
  });

  it("includes the scripts and styles of every document for the shell", () => {
    const wanted = ["e.js", "s.js", "s.css"];
    const manifest = {
      ...(shell.manifest as ShellManifest),
      entry: "e.js",
      scripts: ["e.js", "s.js"],
      styles: ["s.css"],
    };
    const owner = ownerOf("shell", { ...manifest, files: hashes(...wanted, "later.js") }, "");
    expect(owner.hashes).toEqual(hashes(...wanted));
  });
});

const publicRemote = (version: string) =>
  makeBuild({ name: "loan", version, paths: ["/loan", "/private"], page: version });

/** Reads a release with these remotes from an archive. */
async function readManifests(
  remotes: readonly Build[],
  { fallbackBuilds = [], canaryBuilds = [] }: Partial<Record<string, Build[]>> = {},
) {
  const archive = createArchive(createDirectoryStore(root()), { quality: 4 });
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
    const bank = remote("bank", "0.2.0");
    const { registry, shell: own, canaries, pages } = await readManifests([loan, bank]);
    expect(own).toEqual(shell.manifest);
    expect(canaries).toBeUndefined();
    expect(pages).toEqual({});
    const owner = (build: Build) => ownerIn(build, baseOf(build));
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
    const next = remote("loan", "0.2.0");
    const { registry, canaries } = await readManifests([loan], { canaryBuilds: [next] });
    expect(registry.remotes).toEqual([expect.objectContaining({ base: baseOf(loan) })]);
    expect(canaries).toMatchObject([
      { id: "0123abcd", percent: 10, remotes: [{ base: baseOf(next), last: { base: baseOf(loan) } }] },
    ]);
  });

  it("stores the program and the styles of public paths on this machine, each once", async () => {
    const [own, bank] = [publicRemote("0.1.0"), remote("bank", "0.1.0")];
    const { pages } = await readManifests([own, bank]);
    expect(pages).toEqual({
      "/loan": { program: expect.any(String), styles: [expect.any(String)], base: baseOf(own) },
    });
    const { program = "", styles = [] } = pages["/loan"] ?? {};
    expect(program.endsWith(`/${folderOf("loan", own.deployed)}/pages.js`)).toBe(true);
    expect(readFileSync(program, "utf8")).toContain("0.1.0");
    expect(readFileSync(styles[0] ?? "", "utf8")).toBe("main{color:red}");
    // A second read does not fetch the files again, and the files of another version get a separate folder.
    rmSync(path.join(root(), fileKey("loan", own.manifest.files["pages.js"] ?? "")));
    expect((await readManifests([own, bank])).pages).toEqual(pages);
    const next = (await readManifests([publicRemote("0.2.0")])).pages["/loan"]?.program ?? "";
    expect(readFileSync(next, "utf8")).toContain("0.2.0");
    expect(existsSync(program)).toBe(true);
    expect(path.resolve(next, "../../..")).toBe(path.resolve(program, "../../.."));
  });
});
