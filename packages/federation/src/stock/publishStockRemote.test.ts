import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RemoteManifest, remoteManifestSchema } from "../manifest/remoteManifest.ts";
import { readHostContract } from "../preset/sharedModules.ts";
import { publishStockRemote } from "./publishStockRemote.ts";

let folder = "";
const write = (file: string, content: string | object) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === "string" ? content : JSON.stringify(content));
};

const none = { sync: [], async: [] };
const library = (name: string, file: string) => ({ name, assets: { js: { ...none, async: [file] }, css: none } });
const manifest = {
  metaData: { remoteEntry: { name: "remoteEntry.js", path: "", type: "module" }, publicPath: "auto" },
  exposes: [{ path: "./mount", assets: { js: { sync: ["js/mount.js"], async: ["late.mjs", "react.js"] }, css: none } }],
  shared: [library("react", "ownReact.js"), library("zustand", "zustand.js")],
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stock-"));
  write("package.json", { name: "@partner/offer", version: "1.2.0" });
  write("paths.json", { "/offer": { title: "Offer", verbs: ["callPhone"] } });
  write("dist/mf-manifest.json", manifest);
  write("dist/remoteEntry.js", 'import "./js/base.js"; import("./ownReact.js"); import(`./zustand.js`); import(name);');
  write("dist/js/mount.js", 'export { a } from "./base.js"; import "https://elsewhere.example/x.js";');
  write("dist/js/base.js", "export const a = 1;");
  write("dist/ownReact.js", 'import "./react.js";');
  for (const file of ["react.js", "zustand.js", "late.mjs", "alone.js", "style.css", "icon.svg"])
    write(`dist/${file}`, "");
  for (const file of ["index.html", "late.mjs.map", ".vite/manifest.json", "remote/old.js"]) write(`dist/${file}`, "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publish = async () => {
  await publishStockRemote({ folder, name: "offer" });
  const output = path.join(folder, "dist/remote");
  const text = readFileSync(path.join(output, "remote.json"), "utf8");
  return { manifest: v.parse(remoteManifestSchema, JSON.parse(text)) as RemoteManifest, text, output };
};

it("publishes what the exposed module needs with integrity hashes, without the page's libraries and the tool's own page", async () => {
  const { manifest: remote, output, text } = await publish();
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(output, path.join(item.parentPath, item.name)));
  const expected = ["icon.svg", "integrity.json", "js/base.js", "js/mount.js", "late.mjs", "mf-manifest.json"];
  expect(files.sort()).toEqual(
    [...expected, "remote.json", "remoteEntry.js", remote.entry, "style.css", "zustand.js"].sort(),
  );
  expect(Object.keys(remote.files).sort()).toEqual(files.filter((file) => file !== "remote.json"));
  const table = JSON.parse(readFileSync(path.join(output, "integrity.json"), "utf8"));
  expect(Object.keys(table).sort()).toEqual(
    ["js/base.js", "js/mount.js", "late.mjs", "remoteEntry.js", remote.entry, "style.css", "zustand.js"].sort(),
  );
  expect((await publish()).text, "the same manifest each time").toBe(text);
});

it("lists each script after those that it imports, with the path, its title and its verbs", async () => {
  const { manifest: remote } = await publish();
  const [major] = readHostContract().version.split(".");
  const host = `^${major}.0.0`;
  expect(remote).toMatchObject({ name: "offer", package: "@partner/offer", version: "1.2.0", host });
  expect(remote.paths).toEqual({
    "/offer": {
      title: { source: "Offer", "en-PH": "Offer", "fil-PH": "Offer", "zh-CN": "Offer" },
      screen: "offer",
      firstPaint: { html: "", css: "" },
      scripts: ["late.mjs", "js/base.js", "js/mount.js", "zustand.js", "remoteEntry.js"],
      styles: ["style.css"],
      soon: [],
      locales: {},
      early: [],
      verbs: ["callPhone"],
    },
  });
});

const entry = { ...manifest.metaData.remoteEntry, type: "global" };
it.each([
  ["a script as its entry", { ...manifest, metaData: { ...manifest.metaData, remoteEntry: entry } }, "is a script"],
  ["a fixed address", { ...manifest, metaData: { ...manifest.metaData, publicPath: "/" } }, 'set base: "./"'],
  ["no known module", { ...manifest, exposes: [] }, "exposes neither ./routes nor ./mount"],
])("rejects a build with %s", async (_, content, message) => {
  write("dist/mf-manifest.json", content);
  await expect(publish()).rejects.toThrow(message);
});

it("rejects a build without mf-manifest.json, and a path that is none", async () => {
  rmSync(path.join(folder, "dist/mf-manifest.json"));
  await expect(publish()).rejects.toThrow("Set manifest: true in the options of the plugin.");
  write("paths.json", { offer: { title: "Offer" } });
  await expect(publish()).rejects.toThrow("must be a path such as /loanDetail");
});
