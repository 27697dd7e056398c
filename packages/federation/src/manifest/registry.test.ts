import { expect, it } from "vitest";
import { findPath, type Registry, type RegistryRemote } from "./registry.ts";
import type { RemotePath } from "./remoteManifest.ts";

const path: RemotePath = {
  title: { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" },
  screen: "Screen",
  skeleton: "blank",
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
  integrity: {},
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
