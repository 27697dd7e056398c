import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createComposer } from "../compose.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { builtFolder, createBuiltReader } from "./createBuiltReader.ts";

let appsDir = "";
beforeEach(() => {
  appsDir = mkdtempSync(path.join(tmpdir(), "apps-"));
  write("shell");
  write("loan", ["/order"]);
});
afterEach(() => rmSync(appsDir, { recursive: true, force: true }));

let minute = 1;
function write(name: string, paths?: readonly string[], isDevelopment = false) {
  const { manifest, manifestBytes } = makeBuild({ name, version: "1.0.0", ...(paths && { paths }) });
  const folder = path.join(appsDir, name, builtFolder(name, isDevelopment));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name === "shell" ? "shell.json" : "remote.json");
  writeFileSync(file, manifestBytes);
  // Two builds of a test may have one time otherwise.
  minute += 1;
  utimesSync(file, minute * 60, minute * 60);
  return manifest;
}
const registryOf = (reader: ReturnType<typeof createBuiltReader>) => {
  const release = reader.current();
  const html = release ? createComposer(release).document("/order").html : "";
  return JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? "{}") as {
    readonly release?: number;
    readonly remotes: readonly { readonly base: string; readonly integrity?: string; readonly paths: object }[];
  };
};

it("reads the builds as a release without a number, and again after a build", () => {
  const reader = createBuiltReader({ appsDir });
  const before = reader.current();
  expect(reader.current()).toBe(before);
  const { release, remotes } = registryOf(reader);
  expect(release).toBeUndefined();
  expect(remotes[0]?.base).toMatch(/^\/assets\/loan\/1\.0\.0-[0-9a-f]{12}\/$/);
  write("loan", ["/order", "/limits"]);
  expect(Object.keys(registryOf(reader).remotes[0]?.paths ?? {})).toEqual(["/order", "/limits"]);
});

it("takes a remote from its development server, without hashes, and the shell's development build", () => {
  write("shell", undefined, true);
  write("loan", ["/order"], true);
  const reader = createBuiltReader({ appsDir, development: { loan: "http://localhost:4101" } });
  const [remote] = registryOf(reader).remotes;
  expect(remote).toMatchObject({ base: "http://localhost:4101/" });
  expect(remote?.integrity).toBeUndefined();
  const release = reader.current();
  const document = release && createComposer(release).document("/order");
  expect(document?.html).toContain("/assets/shell/dev/");
  expect(document?.html).toContain("__REACT_DEVTOOLS_GLOBAL_HOOK__");
  expect(document?.headers["content-security-policy"]).toContain("ws://localhost:4101");
});

it("reads only the named remotes", () => {
  write("repay", ["/repay"]);
  const { release } = createBuiltReader({ appsDir, only: ["loan"] }).current() ?? {};
  expect(Object.keys(release?.remotes ?? {})).toEqual(["loan"]);
});

it("states why the builds are no release: no shell, two owners of a path, errors of a first build", () => {
  const reader = createBuiltReader({ appsDir, development: {} });
  write("savings", ["/order"]);
  expect(reader.current()).toBeUndefined();
  expect(reader.problem?.()?.text).toMatch(/\/order.*loan.*savings/);
  rmSync(path.join(appsDir, "savings"), { recursive: true });
  expect(reader.current()).toBeDefined();
  rmSync(path.join(appsDir, "shell"), { recursive: true });
  expect(reader.current()).toBeUndefined();
  expect(reader.problem?.()?.title).toBe("Not built yet");

  const failing = createBuiltReader({ appsDir, development: { loan: "http://localhost:4101" } });
  write("shell", undefined, true);
  mkdirSync(path.join(appsDir, "loan", "dist/dev"), { recursive: true });
  writeFileSync(path.join(appsDir, "loan", "dist/dev/errors.txt"), "Order.tsx: 'A' expected");
  expect(failing.current()).toBeUndefined();
  expect(failing.problem?.()?.text).toContain("Order.tsx");
});
