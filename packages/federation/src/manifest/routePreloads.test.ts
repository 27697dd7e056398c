import { expect, it } from "vitest";
import type { Registry, RegistryRemote } from "./registry.ts";
import type { RemotePath } from "./remoteManifest.ts";
import { nextRoutePreloads, routePreloads } from "./routePreloads.ts";

const title = { source: "Order", "en-PH": "Order", "fil-PH": "Order", "zh-CN": "订单" };
const none = { html: "", css: "", facts: [], actions: [] };
const path = (more: Partial<RemotePath> = {}): RemotePath => ({
  ...{ title, screen: "Screen", firstPaint: none, early: [], styles: [], soon: [], locales: {} },
  scripts: ["a.js"],
  ...more,
});
const owner = (name: string, paths: Record<string, RemotePath>): RegistryRemote => ({
  ...{ name, version: "1.0.0", base: `/assets/${name}/`, entry: "entry.js", paths },
  hashes: { "a.js": "sha256-a", "entry.js": "sha256-e" },
});
const early = [{ client: "json", method: "GET", path: "/v1/a", fields: {} } as const];
const actions = [{ when: [] }];
const facts = [{ slots: { f0: { field: "name" } } }];
const registry: Registry = {
  shell: owner("shell", { "/error": path() }),
  remotes: [
    owner("loan", {
      "/order": path({ nextPaths: ["/repay", "/removed"], firstPaint: { ...none, actions, facts }, early }),
      "/list": path({ nextPaths: ["/repay"] }),
    }),
    owner("repay", {
      "/repay": path({ scripts: ["entry.js", "a.js"], styles: ["a.css"], locales: { "zh-CN": ["zh.js"] } }),
    }),
  ],
};
const repay = {
  early: [],
  styles: [{ href: "/assets/repay/a.css" }],
  modules: [
    { href: "/assets/repay/entry.js", integrity: "sha256-e" },
    { href: "/assets/repay/a.js", integrity: "sha256-a" },
  ],
  locales: { "zh-CN": [{ href: "/assets/repay/zh.js" }] },
};

it("lists the files of a path once each, with the hashes that the build provides", () => {
  expect(routePreloads(registry, "/repay")).toStrictEqual({ title, ...repay });
});

it("lists what a path declares", () => {
  expect(routePreloads(registry, "/order")).toMatchObject({ early, facts, actions });
});

it("lists no entry for a path of the shell, whose entry is in every document", () => {
  expect(routePreloads(registry, "/error")?.modules).toEqual([{ href: "/assets/shell/a.js", integrity: "sha256-a" }]);
});

it("returns nothing for a path without an owner", () => {
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
