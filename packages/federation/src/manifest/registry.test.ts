import { expect, it } from "vitest";
import { findPath, plainPath, type Registry, type RegistryRemote, siteRegistry } from "./registry.ts";
import type { RemotePath } from "./remoteManifest.ts";

const path: RemotePath = {
  title: { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" },
  screen: "Screen",
  firstPaint: { html: "", css: "", facts: [], actions: [] },
  early: [],
  scripts: [],
  styles: [],
  soon: [],
  locales: {},
};
const owner = (name: string, ...paths: string[]): RegistryRemote => ({
  name,
  version: "1.0.0",
  base: `/assets/${name}/`,
  entry: "entry.js",
  paths: Object.fromEntries(paths.map((one) => [one, path])),
  hashes: {},
});
const registry: Registry = {
  shell: owner("shell", "/error"),
  remotes: [owner("loan", "/loanDetail"), owner("site", "/", "/About")],
};

it.each([
  ["/loanDetail", "loan"],
  ["/loanDetail/", "loan"],
  ["/", "site"],
  ["/About", "site"],
  ["/error", "shell"],
  ["/about", undefined],
  ["/loanDetail/more", undefined],
  ["/__proto__", undefined],
  ["/constructor", undefined],
  ["", undefined],
])("finds for %s the owner %s", (pathname, name) => {
  expect(findPath(registry, pathname)?.owner.name).toBe(name);
});

it.each([
  ["/", "/"],
  ["///", "/"],
  ["/loanDetail//", "/loanDetail"],
  ["//loanDetail", "//loanDetail"],
  ["", ""],
])("removes from %s the slashes at its end: %s", (pathname, plain) => {
  expect(plainPath(pathname)).toBe(plain);
});

it("reads an address of 64 000 slashes as fast as any other", () => {
  // The shortest of three, so that a pause of the machine does not count.
  const timeOf = (address: string) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const started = performance.now();
        plainPath(address);
        return performance.now() - started;
      }),
    );
  expect(timeOf(`${"/".repeat(64_000)}x`)).toBeLessThan(100 * Math.max(1, timeOf("/a".repeat(32_000))));
});

it("puts into a document the owner of each path, and no files but the entries", () => {
  const { title } = path;
  const last = { base: "/assets/old/", entry: "old.js", integrity: "sha256-old" };
  const loan = { ...owner("loan", "/loanDetail"), integrity: "sha256-loan", last };
  expect(
    siteRegistry({ shell: owner("shell", "/error"), remotes: [loan] }, "/loanDetail", {
      release: 7,
      inCanary: new Set(["loan"]),
    }),
  ).toStrictEqual({
    release: 7,
    shell: {
      name: "shell",
      base: "/assets/shell/",
      entry: "entry.js",
      paths: { "/error": {} },
    },
    remotes: [
      {
        ...{ name: "loan", variant: "live", base: "/assets/loan/", entry: "entry.js", integrity: "sha256-loan", last },
        paths: { "/loanDetail": { title } },
      },
    ],
  });
});

it("puts into a document only the title of its path, and the names of screens that paths share", () => {
  const paths = { "/loanDetail": path, "/order": { ...path, screen: "OrderEntryScreen" }, "/loanConfirm": path };
  const site = { shell: owner("shell", "/error"), remotes: [{ ...owner("loan", "/loanDetail"), paths }] };
  const { title, screen } = path;
  const pathsOf = (pathname: string) => siteRegistry(site, pathname).remotes[0]?.paths;
  const untitled = {
    "/loanDetail": { screen },
    "/order": {},
    "/loanConfirm": { screen },
  };
  expect(pathsOf("/order/")).toEqual({ ...untitled, "/order": { title } });
  expect(pathsOf("/nobody")).toEqual(untitled);
});

it("puts no release number into the document of a local build", () => {
  expect(Object.keys(siteRegistry(registry, "/"))).toEqual(["shell", "remotes"]);
});
