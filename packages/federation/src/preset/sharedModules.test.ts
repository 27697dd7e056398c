import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Configuration, rspack } from "@rspack/core";
import { afterEach, expect, it } from "vitest";
import { defineRemote } from "./defineApp.ts";
import { type HostContract, requiredHost, singletons } from "./sharedModules.ts";

const packages = path.join(import.meta.dirname, "../../..");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function write(screen: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "remote-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "src"));
  symlinkSync(path.join(packages, "../apps/loan/node_modules"), path.join(folder, "node_modules"));
  const title = '{ source: "A", "en-PH": "A", "fil-PH": "A", "zh-CN": "A" }';
  const files = {
    "package.json": '{ "name": "savings", "version": "0.1.0" }',
    "src/routes.tsx": `export const routes = [{ path: "/a", title: ${title}, screen: () => import("./AScreen.tsx") }];`,
    "src/AScreen.tsx": screen,
    "src/firstPaints.tsx": 'export const firstPaints = { "/a": () => <main /> };',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

const build = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((fault, stats) =>
      compiler.close(() => {
        if (fault) reject(fault);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      }),
    );
  });

/** Every entry of the shared packages that a remote may import: not the environment, which the shell reads. */
const bundled = ["api-client", "bridge", "ui"].flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, "package.json"), "utf8"));
  return Object.entries(exports)
    .filter(([entry, file]) => /\.tsx?$/.test(String(file)) && !/testing|fuzz|environment/.test(entry))
    .map(([entry]) => `@lending/${name}${entry.slice(1)}`);
});

it("a remote that uses every entry of the shared packages bundles no copy of a shared module", async () => {
  const imports = bundled.map((entry, index) => `import * as a${index} from "${entry}";`);
  const folder = write(
    `${imports.join("\n")}\nexport const AScreen = () => String([${bundled.map((_, index) => `a${index}`)}]);`,
  );
  await build(defineRemote({ name: "savings", folder }));
  expect(JSON.parse(readFileSync(path.join(folder, "dist/remote/remote.json"), "utf8")).host).toMatch(/^\^\d+\./);
});

it("refuses to bundle a shared module, or a file with its state", async () => {
  const files = ["bridge/src/app/App.tsx", "api-client/src/api/Api.ts"].map((file) => path.join(packages, file));
  const imports = files.map((file, index) => `import * as copy${index} from "${file}";`);
  const folder = write(`${imports.join("\n")}\nexport const AScreen = () => String([copy0, copy1]);`);
  const built = build(defineRemote({ name: "savings", folder }));
  await expect(built).rejects.toThrow("savings contains copies of shared modules");
  for (const file of files) await expect(built).rejects.toThrow(file);
});

it("serves a development build to this machine only", () => {
  expect(defineRemote({ name: "savings", folder: write("") }).devServer).toMatchObject({ host: "127.0.0.1" });
});

const since = { "@lending/ui/locale": { useNumber: "1.2.0" }, "@lending/bridge": { useShare: "1.3.0" } };
const needs = (source: string, added: HostContract["since"] = since) => {
  const folder = write(source);
  return requiredHost([path.join(folder, "src/AScreen.tsx")], { version: "1.3.0", since: added });
};

it.each([
  ["only first exports", 'import { useLocale } from "@lending/ui/locale";', "^1.0.0"],
  ["an added export", 'import {\n  useLocale,\n  useNumber as number,\n} from "@lending/ui/locale";', "^1.2.0"],
  [
    "several added exports, in any order",
    'import { useShare } from "@lending/bridge";\nimport { useNumber } from "@lending/ui/locale";',
    "^1.3.0",
  ],
  ["an import of another library", 'import { useState } from "react";', "^1.0.0"],
  ["the type of an added export", 'import { type useNumber } from "@lending/ui/locale";', "^1.0.0"],
])("derives the range of the host contract from %s", (_, source, range) => {
  expect(needs(source)).toBe(range);
});

it("shares modules that exist", () => {
  expect(singletons.every((one) => !one.startsWith("@lending/") || bundled.includes(one))).toBe(true);
});

it("compares the parts of a version as numbers", () => {
  const added = { "@lending/ui/locale": { useNumber: "1.9.0", useLocale: "1.10.0" } };
  expect(needs('import { useNumber, useLocale } from "@lending/ui/locale";', added)).toBe("^1.10.0");
});

it.each([
  ["useIt.ts", "^1.2.0"],
  ["useIt.ts.map", "^1.0.0"],
  ["useIt.css", "^1.0.0"],
])("derives from %s the range %s", (name, range) => {
  const file = path.join(write(""), name);
  writeFileSync(file, 'import { useNumber } from "@lending/ui/locale";\nuseNumber();');
  expect(requiredHost([file], { version: "1.3.0", since })).toBe(range);
});
