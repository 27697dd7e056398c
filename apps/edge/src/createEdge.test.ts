import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeSandbox, type TestSandbox } from "../testing/makeSandbox.ts";
import { chooseEncoding } from "./compressedBody.ts";

const SCRIPT = `export const copy = ${JSON.stringify("araw ".repeat(200))};`;
let sandbox: TestSandbox;
let appsDir: string;

beforeEach(() => {
  appsDir = mkdtempSync(path.join(os.tmpdir(), "apps-"));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(appsDir, file)), { recursive: true });
    writeFileSync(path.join(appsDir, file), content);
  };
  write("loan/dist/remote/main.0a1b2c3d.js", SCRIPT);
  write("loan/dist/remote/chunks/a.0a1b2c3d4e.css", ".a{color:red}".repeat(40));
  write("loan/dist/remote/remote.json", "{}");
  write("loan/dist/plain.0a1b2c3d.js", SCRIPT);
  write("loan/package.json", "{}");
  write("shell/dist/shell/logo.svg", "<svg/>");
  sandbox = makeSandbox({
    appsDir,
    site: {
      document: async (url) => ({
        html: `<!doctype html><title>${url}</title>${"<p>araw</p>".repeat(50)}`,
        headers: { "Content-Security-Policy": "default-src 'none'", "Cache-Control": "no-cache, private" },
      }),
      sitemap: async () => "<urlset></urlset>",
      robots: async () => "User-agent: *",
    },
  });
});
afterEach(() => {
  sandbox.dispose();
  rmSync(appsDir, { recursive: true, force: true });
});

const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  sandbox.app.request(`http://localhost${url}`, { method, headers });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("a file of a build", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is served in %s, as immutable, to any origin", async (encoding, unpack) => {
    const response = await request("/assets/loan/main.0a1b2c3d.js", { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("vary")).toBe("accept-encoding");
    const body = await bytes(response);
    expect(body.length).toBe(Number(response.headers.get("content-length")));
    expect(body.length).toBeLessThan(SCRIPT.length / 4);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it("is served uncompressed to clients without encodings, and without a body for HEAD", async () => {
    expect(await (await request("/assets/loan/main.0a1b2c3d.js")).text()).toBe(SCRIPT);
    expect((await request("/assets/loan/main.0a1b2c3d.js")).headers.get("content-security-policy")).toBe("sandbox");
    const head = await request("/assets/loan/main.0a1b2c3d.js", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  it("is revalidated by its ETag when its name has no hash", async () => {
    const first = await request("/assets/loan/remote.json");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "";
    expect((await request("/assets/loan/remote.json", { "if-none-match": etag })).status).toBe(304);
    writeFileSync(path.join(appsDir, "loan/dist/remote/remote.json"), '{"new":true}');
    expect((await request("/assets/loan/remote.json", { "if-none-match": etag })).status).toBe(200);
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

  it("is compressed before the first visit", async () => {
    await expect(sandbox.warm()).resolves.toBeUndefined();
  });
});

describe("the document", () => {
  it.each(["/", "/loanDetail?productId=p-1", "/About", "/anything/else", "/promotion"])(
    "is served at %s, with its headers",
    async (url) => {
      const response = await request(url, { accept: "text/html,*/*", "accept-encoding": "br" });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy"), "the composer's policy with the report URI").toBe(
        "default-src 'none'; report-uri /sandbox/csp-reports",
      );
      expect(response.headers.get("cache-control")).toBe("no-cache, private");
      expect(brotliDecompressSync(await bytes(response)).toString()).toContain(`<title>${url.split("?")[0]}</title>`);
    },
  );

  it("is answered with 304 when the client has it", async () => {
    const etag = (await request("/loanDetail", { accept: "text/html" })).headers.get("etag") ?? "";
    expect((await request("/loanDetail", { accept: "text/html", "if-none-match": etag })).status).toBe(304);
  });

  it.each([
    ["/missing.js", "*/*"],
    ["/missing.png", "image/avif,image/webp,*/*;q=0.8"],
    ["/loanDetail", "application/json"],
  ])("is not served at %s to a client that accepts %s", async (url, accept) => {
    const response = await request(url, { accept });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });

  it.each(["/api/loanDetail", "/sandbox/nothing", "/assets/nothing"])("is not served at %s", async (url) => {
    const response = await request(url, { accept: "text/html" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).not.toContain("text/html");
  });

  it("is not served to a POST request", async () => {
    expect((await request("/loanDetail", {}, "POST")).status).toBe(404);
  });
});

describe("the sandbox's files", () => {
  it.each(["sandbox-cash.svg", "palengke-plus.svg", "corner-store.svg", "console.css", "phone.css", "console.js"])(
    "include %s",
    async (file) => {
      expect((await request(`/sandbox/assets/${file}`)).status).toBe(200);
    },
  );

  it("are served only from their folder", async () => {
    expect((await request("/sandbox/assets/..%2fmain.ts")).status).toBe(404);
    expect((await request("/favicon.ico")).headers.get("content-type")).toBe("image/svg+xml");
  });
});

it.each([
  [undefined, "identity"],
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["identity", "identity"],
  ["BR", "br"],
])("maps %s to %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
