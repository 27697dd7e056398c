import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { composeSite } from "./composeSite.ts";

const shell = {
  version: "1.0.0",
  entry: "main.js",
  scripts: ["main.js"],
  styles: [],
  criticalCss: "",
  skeletons: {},
  startup: "",
  soon: [],
  paths: {},
  host: "1.0.0",
  files: { "main.js": "sha384-m" },
};

let appsDir = "";
beforeEach(() => {
  appsDir = mkdtempSync(path.join(os.tmpdir(), "apps-"));
  mkdirSync(path.join(appsDir, "shell/dist/shell"), { recursive: true });
  writeFileSync(path.join(appsDir, "shell/dist/shell/shell.json"), JSON.stringify(shell));
});
afterEach(() => rmSync(appsDir, { recursive: true, force: true }));

/** Returns the environment in the documents of a site, with or without an environment file. */
async function environmentOf(own?: object): Promise<unknown> {
  const environmentFile = path.join(appsDir, "environment.json");
  if (own) writeFileSync(environmentFile, JSON.stringify(own));
  const { html } = await composeSite({ appsDir, ...(own && { environmentFile }) }).document("/");
  return JSON.parse(/id="environment">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}

it("uses the sandbox's defaults without an environment file", async () => {
  expect(await environmentOf()).toMatchObject({ stage: "sandbox", redirectHosts: ["*"], analyticsUrl: "/collect" });
});

it("uses the restrictive defaults with an environment file without a stage", async () => {
  expect(await environmentOf({ brandName: "Araw" })).toMatchObject({
    brandName: "Araw",
    stage: "production",
    redirectHosts: [],
    analyticsUrl: "",
  });
});

it("throws when the environment file is missing", () => {
  expect(() => composeSite({ appsDir, environmentFile: path.join(appsDir, "none.json") })).toThrow("ENOENT");
});
