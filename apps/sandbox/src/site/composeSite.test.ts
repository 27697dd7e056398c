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
  shared: {},
  files: { "main.js": "sha384-m" },
};

let appsDir = "";
beforeEach(() => {
  appsDir = mkdtempSync(path.join(os.tmpdir(), "apps-"));
  mkdirSync(path.join(appsDir, "shell/dist/shell"), { recursive: true });
  writeFileSync(path.join(appsDir, "shell/dist/shell/shell.json"), JSON.stringify(shell));
});
afterEach(() => rmSync(appsDir, { recursive: true, force: true }));

/** The environment in the documents of a site with this environment file, or with none. */
async function environmentOf(own?: object): Promise<unknown> {
  const environmentFile = path.join(appsDir, "environment.json");
  if (own) writeFileSync(environmentFile, JSON.stringify(own));
  const { html } = await composeSite({ appsDir, ...(own && { environmentFile }) }).document("/");
  return JSON.parse(/id="environment">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}

it("is the sandbox without an environment file", async () => {
  expect(await environmentOf()).toMatchObject({ stage: "sandbox", redirectHosts: ["*"], analyticsUrl: "/collect" });
});

it("is closed with an environment file that states no stage", async () => {
  expect(await environmentOf({ brandName: "Araw" })).toMatchObject({
    brandName: "Araw",
    stage: "production",
    redirectHosts: [],
    analyticsUrl: "",
  });
});

it("does not start with an environment file that is missing", () => {
  expect(() => composeSite({ appsDir, environmentFile: path.join(appsDir, "none.json") })).toThrow("ENOENT");
});
