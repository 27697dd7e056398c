import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEdge } from "../createEdge.ts";
import { createBuiltSite } from "./createBuiltSite.ts";

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
const SCRIPT = `export const copy = ${JSON.stringify("araw ".repeat(200))};`;

let appsDir = "";
beforeEach(() => {
  appsDir = mkdtempSync(path.join(os.tmpdir(), "apps-"));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(appsDir, file)), { recursive: true });
    writeFileSync(path.join(appsDir, file), content);
  };
  write("shell/dist/shell/shell.json", JSON.stringify(shell));
  write("shell/dist/shell/logo.svg", "<svg/>");
  write("loan/dist/remote/main.0a1b2c3d.js", SCRIPT);
  write("loan/dist/remote/chunks/a.0a1b2c3d4e.css", ".a{color:red}".repeat(40));
  write("loan/dist/remote/facts.json", "{}");
  write("loan/dist/plain.0a1b2c3d.js", SCRIPT);
  write("loan/package.json", "{}");
});
afterEach(() => rmSync(appsDir, { recursive: true, force: true }));

const request = (url: string, headers: Record<string, string> = {}) =>
  createEdge({ site: createBuiltSite({ appsDir }), log: () => undefined }).request(`http://localhost${url}`, {
    headers,
  });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** Returns the environment in the documents of a site, with or without an environment file. */
async function environmentOf(own?: object): Promise<unknown> {
  const environmentFile = path.join(appsDir, "environment.json");
  if (own) writeFileSync(environmentFile, JSON.stringify(own));
  const { body } = await createBuiltSite({ appsDir, ...(own && { environmentFile }) }).document("/");
  const html = new TextDecoder().decode((await body.read("identity")).bytes);
  return JSON.parse(/id="environment">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}

describe("the document", () => {
  it("uses the sandbox's defaults without an environment file, and restrictive ones with a file without a stage", async () => {
    expect(await environmentOf()).toMatchObject({ stage: "sandbox", redirectHosts: ["*"], analyticsUrl: "/collect" });
    const restrictive = { brandName: "Araw", stage: "production", redirectHosts: [], analyticsUrl: "" };
    expect(await environmentOf({ brandName: "Araw" })).toMatchObject(restrictive);
  });

  it("needs its environment file", () => {
    expect(() => createBuiltSite({ appsDir, environmentFile: path.join(appsDir, "none.json") })).toThrow("ENOENT");
  });

  it("explains that nothing was built yet", async () => {
    rmSync(path.join(appsDir, "shell"), { recursive: true });
    expect((await request("/loanDetail", { accept: "text/html" })).status).toBe(503);
  });
});

describe("a file of a build", () => {
  it("is served compressed, as immutable, to any origin", async () => {
    const response = await request("/assets/loan/main.0a1b2c3d.js", { "accept-encoding": "br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("content-security-policy")).toBe("sandbox");
    expect(brotliDecompressSync(await bytes(response)).toString()).toBe(SCRIPT);
  });

  it("is revalidated when its name has no hash, and read again after a new build", async () => {
    const site = createBuiltSite({ appsDir });
    const before = await site.asset("loan/facts.json");
    expect(before?.isImmutable).toBe(false);
    expect(await site.asset("loan/facts.json")).toBe(before);
    writeFileSync(path.join(appsDir, "loan/dist/remote/facts.json"), '{"new":true}');
    const { bytes } = (await (await site.asset("loan/facts.json"))?.body.read("identity")) ?? {};
    expect(new TextDecoder().decode(bytes)).toBe('{"new":true}');
  });

  it.each([
    ["/assets/loan/chunks/a.0a1b2c3d4e.css", "text/css; charset=utf-8"],
    ["/assets/loan/plain.0a1b2c3d.js", "text/javascript; charset=utf-8"],
    ["/assets/shell/logo.svg", "image/svg+xml"],
  ])("%s has the type %s", async (url, type) => {
    const response = await request(url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
  });

  it.each([
    "/assets/loan/main.deadbeef.js",
    "/assets/loan/",
    "/assets/loan",
    "/assets/",
    "/assets/none/main.js",
    "/assets/loan/../package.json",
    "/assets/loan/%2e%2e/%2e%2e/package.json",
    "/assets/loan/..%2fpackage.json",
    "/assets/../package.json",
  ])("that is missing returns a plain 404, never the document: %s", async (url) => {
    const response = await request(url, { accept: "application/javascript" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });
});
