import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import { describe, expect, it } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { createComposer } from "./createComposer.ts";
import { ownerOf, readRelease, releaseFiles } from "./readRelease.ts";

const apps = folderForEachTest();
const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(apps(), file)), { recursive: true });
  writeFileSync(path.join(apps(), file), JSON.stringify(value));
};
const title = { source: "A", "en-PH": "A", "fil-PH": "A", "zh-CN": "A" };
const onePath = {
  title,
  screen: "Screen",
  firstPaint: { html: "", css: "", facts: [], actions: [] },
  early: [],
  scripts: ["a.js"],
  styles: [],
  soon: [],
  locales: {},
};
const shell = {
  version: "1.0.0",
  entry: "main.js",
  scripts: ["main.js"],
  styles: [],
  ...{ criticalCss: "", criticalFile: "critical.css", actionsCss: "" },
  firstPaint: { html: "", css: "", facts: [], actions: [] },
  ...{ startup: "", startupWithFacts: "", startupWithActions: "", startupOfPage: "", chooseVariant: "" },
  soon: [],
  paths: {},
  host: "1.0.0",
  ...{ verbs: [], shape: {} },
  files: { "main.js": "sha256-m" },
};
const loan = {
  name: "loan",
  version: "0.1.0",
  entry: "e.js",
  paths: { "/loanDetail": onePath },
  host: "^1.0.0",
  shape: {},
  files: { "e.js": "sha256-e", "a.js": "sha256-a", "unused.js": "sha256-u" },
};

describe("readRelease", () => {
  it("builds the registry of all remotes that are built, with the hashes of the files of their paths", () => {
    write("shell/dist/shell/shell.json", shell);
    write("loan/dist/remote/remote.json", loan);
    mkdirSync(path.join(apps(), "not-built"));
    const files = releaseFiles({ apps: apps() }).map((file) => path.relative(apps(), file));
    expect(files).toEqual(["shell/dist/shell/shell.json", "loan/dist/remote/remote.json"]);
    const { registry } = readRelease({ apps: apps() });
    expect(registry.shell.hashes).toEqual({ "main.js": "sha256-m" });
    expect(registry.remotes).toEqual([
      {
        name: "loan",
        version: "0.1.0",
        base: "/assets/loan/",
        entry: "e.js",
        paths: loan.paths,
        hashes: { "e.js": "sha256-e", "a.js": "sha256-a" },
      },
    ]);
  });

  it("uses the development server of a remote, without hashes", () => {
    write("shell/dist/dev/shell.json", shell);
    write("loan/dist/dev/remote.json", loan);
    const { registry } = readRelease({ apps: apps(), development: { loan: "http://localhost:4101" } });
    expect(registry.remotes[0]).toMatchObject({ base: "http://localhost:4101/", hashes: {} });
  });

  it("rejects an invalid manifest, and names its file", () => {
    write("shell/dist/shell/shell.json", shell);
    write("loan/dist/remote/remote.json", { ...loan, entry: "../../etc/passwd" });
    expect(() => readRelease({ apps: apps() })).toThrow(/remote\.json is not a remote manifest/);
  });

  it("returns no manifest when the shell is not built", () => {
    expect(releaseFiles({ apps: apps() })).toEqual([]);
  });
});

describe("createComposer", () => {
  const environment = parseEnvironment({ stage: "sandbox" });
  const withPage = {
    ...loan,
    pages: "pages.js",
    paths: { "/offer": { ...onePath, styles: ["a.css"], public: { description: title } }, "/loanDetail": onePath },
  };

  it("prerenders a public path with the remote's program, and lists it in the sitemap", async () => {
    write("shell/dist/shell/shell.json", shell);
    write("loan/dist/remote/remote.json", withPage);
    writeFileSync(
      path.join(apps(), "loan/dist/remote/pages.js"),
      'export const renderPage = async ({ pathname, environment, base }) => "<p>" + [pathname, environment.brandName, base].join(" ") + "</p>";',
    );
    writeFileSync(path.join(apps(), "loan/dist/remote/a.css"), ".offer{color:red}");
    const composer = createComposer({
      release: readRelease({ apps: apps() }),
      environment,
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

const ownLoan = makeBuild({ name: "loan", version: "0.1.0" }).manifest as RemoteManifest;
const ownShell = makeBuild({ name: "shell", version: "1.0.0" }).manifest as ShellManifest;
const hashes = (...files: readonly string[]) => Object.fromEntries(files.map((file) => [file, `sha256-${file}`]));

describe("an app in the registry", () => {
  it("has the hash of each file that browsers request by name, and of no other", () => {
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
    const manifest = { ...ownLoan, entry: "entry.js", paths, files: hashes(...wanted, "later.js", "integrity.json") };
    expect(ownerOf("loan", manifest, "/assets/loan/")).toEqual({
      ...{ name: "loan", version: "0.1.0", base: "/assets/loan/", entry: "entry.js", paths },
      integrity: "sha256-integrity.json",
      hashes: hashes(...wanted),
    });
  });

  it("includes the scripts and styles of every document for the shell", () => {
    const manifest = { ...ownShell, entry: "e.js", scripts: ["e.js", "s.js"], styles: ["s.css"] };
    const owner = ownerOf(
      "shell",
      { ...manifest, files: hashes("e.js", "s.js", "s.css", "later.js") },
      "/assets/shell/",
    );
    expect(owner).toMatchObject({ name: "shell", version: "1.0.0", base: "/assets/shell/", entry: "e.js" });
    expect(owner.hashes).toEqual(hashes("e.js", "s.js", "s.css"));
  });
});
