import * as v from "valibot";
import { expect, it } from "vitest";
import {
  CLOSED,
  closePaths,
  findConflicts,
  findPath,
  plainPath,
  type Registry,
  type RegistryRemote,
  siteRegistry,
} from "./registry.ts";
import { firstPaintSchema, type RemotePath } from "./remoteManifest.ts";
import { nextRoutePreloads, routePreloads } from "./routePreloads.ts";

const title = { source: "Order", "en-PH": "Order", "fil-PH": "Order", "zh-CN": "订单" };
const none = { html: "", css: "" };
const path = (more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title, screen: "Screen", firstPaint: none, early: [], styles: [], soon: [], locales: {} },
  scripts: ["a.js"],
  ...more,
});
const owner = (name: string, paths: Readonly<Record<string, RemotePath>>): RegistryRemote => ({
  ...{ name, version: "1.0.0", base: `/assets/${name}/`, entry: "entry.js", paths },
  hashes: { "a.js": "sha256-a", "entry.js": "sha256-e" },
});
const early = [{ client: "json", method: "GET", path: "/v1/a", fields: {} } as const];
const controls = { ...none, controls: '<template data-controls="pay"></template>' };
const registry: Registry = {
  shell: owner("shell", { "/error": path() }),
  remotes: [
    owner("loan", {
      "/order": path({ nextPaths: ["/repay", "/removed"], firstPaint: controls, facts: "a.js", early }),
      "/list": path({ nextPaths: ["/repay"] }),
    }),
    owner("repay", {
      "/repay": path({ scripts: ["entry.js", "a.js"], styles: ["a.css"], locales: { "zh-CN": ["zh.js"] } }),
    }),
    owner("site", { "/": path(), "/About": path() }),
  ],
};

it.each([
  ["/order", "loan"],
  ["/order/", "loan"],
  ["/", "site"],
  ["/About", "site"],
  ["/error", "shell"],
  ["/about", undefined],
  ["/order/more", undefined],
  ["/__proto__", undefined],
  ["/constructor", undefined],
  ["", undefined],
])("finds for %s the owner %s", (pathname, name) => {
  expect(findPath(registry, pathname)?.owner.name).toBe(name);
});

it.each([
  ["/", "/"],
  ["///", "/"],
  ["/order//", "/order"],
  ["//order", "//order"],
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
  const last = { base: "/assets/old/", entry: "old.js", integrity: "sha256-old" };
  const loan = { ...owner("loan", { "/order": path() }), integrity: "sha256-loan", last };
  const site = { shell: owner("shell", { "/error": path() }), remotes: [loan] };
  expect(siteRegistry(site, "/order", 7)).toStrictEqual({
    release: 7,
    shell: { name: "shell", base: "/assets/shell/", entry: "entry.js", paths: { "/error": {} } },
    remotes: [
      {
        ...{ name: "loan", base: "/assets/loan/", entry: "entry.js", integrity: "sha256-loan", last },
        paths: { "/order": { title } },
      },
    ],
  });
  // A local build has no release.
  expect(Object.keys(siteRegistry(registry, "/"))).toEqual(["shell", "remotes"]);
});

it("puts into a document only the title of its path, and the names of screens that paths share", () => {
  const loan = owner("loan", { "/a": path(), "/b": path({ screen: "OtherScreen" }), "/c": path() });
  const pathsOf = (pathname: string) => siteRegistry({ ...registry, remotes: [loan] }, pathname).remotes[0]?.paths;
  const untitled = { "/a": { screen: "Screen" }, "/b": {}, "/c": { screen: "Screen" } };
  expect(pathsOf("/b/")).toEqual({ ...untitled, "/b": { title } });
  expect(pathsOf("/nobody")).toEqual(untitled);
});

it("names the path that another one redirects to", () => {
  const site = { ...registry, remotes: [owner("loan", { "/a": path(), "/b": path({ redirect: "/a" }) })] };
  expect(routePreloads(site, "/b")).toMatchObject({ title, redirect: "/a" });
});

const repay = {
  early: [],
  styles: [{ href: "/assets/repay/a.css" }],
  modules: [
    { href: "/assets/repay/entry.js", integrity: "sha256-e" },
    { href: "/assets/repay/a.js", integrity: "sha256-a" },
  ],
  locales: { "zh-CN": [{ href: "/assets/repay/zh.js" }] },
};

it("lists the files of a path once each, with the hashes that the build provides, and what the path declares", () => {
  expect(routePreloads(registry, "/repay")).toStrictEqual({ title, ...repay });
  expect(routePreloads(registry, "/order")).toMatchObject({
    early,
    facts: { href: "/assets/loan/a.js", integrity: "sha256-a" },
  });
  // The shell's entry is in every document.
  expect(routePreloads(registry, "/error")?.modules).toEqual([{ href: "/assets/shell/a.js", integrity: "sha256-a" }]);
  expect(routePreloads(registry, "/unknown")).toBeUndefined();
});

it.each([
  ["/list", { "/repay": repay }],
  ["/order", { "/repay": { title, template: "first-paint/repay", ...repay } }],
  ["/repay", {}],
  ["/unknown", {}],
])("lists for %s the next routes with what its document needs of them", (pathname, expected) => {
  expect(nextRoutePreloads(registry, pathname)).toStrictEqual(expected);
});

it.each([
  ["one owner each", { loan: ["/", "/loan", "/apis", "/assets-list", "/v12"], repay: ["/repay"] }, []],
  ["several owners", { loan: ["/a"], repay: ["/a"], site: ["/a"] }, ["/a is claimed by loan and repay and site"]],
  [
    "the server and several owners",
    { loan: ["/reports"], repay: ["/reports"] },
    ["/reports is claimed by loan and repay, but belongs to the server"],
  ],
  [
    "the server or its API",
    { loan: ["/sandbox/x", "/v1", "/v1/a"] },
    ["/sandbox/x", "/v1", "/v1/a"].map((one) => `${one} is claimed by loan, but belongs to the server`),
  ],
])("reports the conflicts of paths of %s", (_, owners, conflicts) => {
  const all = Object.entries(owners).map(([name, paths]) => ({
    name,
    paths: Object.fromEntries(paths.map((one) => [one, {}])),
  }));
  expect(findConflicts(all, "/v1")).toEqual(conflicts);
});

it("reserves the server's paths without a prefix of the API too", () => {
  const reserved = "/api /assets /collect /healthz /readyz /reports /robots.txt /sandbox /sitemap.xml /status".split(
    " ",
  );
  const paths = Object.fromEntries([...reserved, "/", "/loan"].map((one) => [one, {}]));
  expect(findConflicts([{ name: "loan", paths }])).toHaveLength(reserved.length);
});

it.each([
  ["plain elements", { html: '<main class="p1"><button data-back="" aria-label="Back"></button></main>' }, true],
  ["a script", { html: "<p></p><script>1</script>" }, false],
  ["a style of its own", { html: '<p style="top:0"></p>' }, false],
  ["a handler", { html: "<p onclick=alert(1)></p>" }, false],
  ["a picture from elsewhere", { html: '<img src="https://other.example/">' }, false],
  ["a frame", { html: "<iframe></iframe>" }, false],
  ["more than 10 kB", { html: "x".repeat(10_001) }, false],
  ["rules", { css: ".p1{top:0}" }, true],
  ["the end of its element", { css: "</style><script>1" }, false],
  ["a picture in a rule", { css: ".p1{background:url(https://other.example/)}" }, false],
  ["a picture behind an escape", { css: ".p1{background:u\\72l(https://other.example/)}" }, false],
  ["an imported stylesheet", { css: '@import "https://other.example/"' }, false],
  ["a named place", { html: '<p data-fact="due"></p>' }, true],
  ["controls", { controls: '<template data-controls="pay"><button></button></template>' }, true],
  ["a script in controls", { controls: "<template><script></script></template>" }, false],
  ["a hidden text", { html: '<span hidden="" data-copy="pending" data-words="a|b">a</span>' }, true],
  ["a link to a path", { html: '<a href="/repay?orderId=-">Repay</a>' }, true],
  ["a link to another site", { html: '<a href="https://other.example/">Repay</a>' }, false],
])("of a first paint, %s is accepted or refused", (_, more, isAccepted) => {
  expect(v.is(firstPaintSchema, { ...none, ...more })).toBe(isAccepted);
});

it("closes a path that redirects to a closed one", () => {
  const site = {
    ...registry,
    remotes: [owner("loan", { "/a": path(), "/b": path({ redirect: "/a" }), "/c": path() })],
  };
  const { remotes } = closePaths(site, (one) => one === "/a");
  expect(remotes.map(({ name, paths }) => [name, Object.keys(paths)])).toEqual([
    ["loan", ["/c"]],
    [CLOSED, ["/a", "/b"]],
  ]);
});
