import { createHash } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import type { Registry, ShellManifest } from "../manifest/index.ts";
import { composeDocument } from "./composeDocument.ts";

const shell: ShellManifest = {
  version: "1.0.0",
  entry: "main.js",
  scripts: ["main.js"],
  styles: ["main.css"],
  criticalCss: ":root{--page:#fff}",
  skeletons: { order: '<div class="sk-page"></div>' },
  startup: "console.log(1)",
  paths: {},
  shared: {},
  files: {},
};
const registry: Registry = {
  shell: {
    name: "shell",
    version: "1.0.0",
    base: "/assets/shell/",
    entry: "main.js",
    paths: {},
    integrity: { "main.js": "sha384-abc" },
  },
  remotes: [
    { name: "loan", version: "1.0.0", base: "https://cdn.test/loan/", entry: "e.js", paths: {}, integrity: {} },
  ],
};
const environment = parseEnvironment({ brandName: "Loans & </script><script>alert(1)</script>" });
const composed = composeDocument({ shell, registry, environment });
const policy = composed.headers["content-security-policy"] ?? "";
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("composeDocument", () => {
  it("allows exactly its own inline script and style, by hash, and nothing unsafe", () => {
    expect(policy).toContain(`script-src 'self' https://cdn.test ${sha256(shell.startup)}`);
    const style = /<style>([\s\S]*?)<\/style>/.exec(composed.html)?.[1] ?? "";
    expect(policy).toContain(sha256(style));
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it("lets no text of the environment or the registry close an element", () => {
    expect(composed.html).not.toContain("<script>alert(1)");
    const json = /id="environment">([\s\S]*?)<\/script>/.exec(composed.html)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual(environment);
  });

  it("puts the stylesheet behind the start-up script, which would wait for it", () => {
    expect(composed.html.indexOf("main.css")).toBeGreaterThan(composed.html.indexOf(shell.startup));
  });

  it("pins the shell's script and is never cached without asking", () => {
    expect(composed.html).toContain('src="/assets/shell/main.js" integrity="sha384-abc"');
    expect(composed.headers["cache-control"]).toBe("no-cache");
    expect(composed.headers["referrer-policy"]).toBe("no-referrer");
  });
});
