import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { findChromium } from "@lending/federation/testing";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage } from "./openPage.ts";

const HEADING = "<h1>Loan details</h1>";
/** Bodies of one page each. */
const pages: Readonly<Record<string, string>> = {
  "/good": HEADING,
  "/throws": `${HEADING}<script>null.amount</script>`,
  "/logs-error": `${HEADING}<script>console.error("a payment has no amount")</script>`,
  "/misses-file": `${HEADING}<script src="/assets/gone.js"></script>`,
  "/wrong-hash": `${HEADING}<script src="/file.js" integrity="sha256-${"A".repeat(43)}="></script>`,
  "/reports-error": `${HEADING}<script>navigator.sendBeacon("/collect", '[{"event":"error","name":"ResponseError"}]')</script>`,
  "/reports-view": `${HEADING}<script>navigator.sendBeacon("/collect", '[{"event":"view"}]')</script>`,
  "/failure": `${HEADING}<button>Retry</button>`,
  "/empty": "<h1></h1>",
  "/stays-first-paint": `<div id="skeleton">${HEADING}</div>`,
};

let browser: Browser;
let server: Server;
let site: { readonly origin: string; readonly launch: URLSearchParams };

beforeAll(async () => {
  browser = await chromium.launch({ ...(await findChromium()), headless: true });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const body = pages[pathname];
    if (body !== undefined) {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><link rel="icon" href="data:,"><body>${body}`);
    } else if (pathname === "/file.js") response.end("");
    else if (pathname === "/collect") response.writeHead(204).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  site = { origin: `http://127.0.0.1:${port}`, launch: new URLSearchParams("sessionId=demo") };
}, 60_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const problemOf = async (pathname: string, openMs?: number) =>
  (await openPage(browser, site, { pathname, variant: "live" }, new Set(), openMs)).problem;

describe("openPage", () => {
  it.each(["/good", "/reports-view"])("finds no problem on %s", async (pathname) => {
    expect(await problemOf(pathname)).toBeUndefined();
  });

  it.each([
    ["/throws", /^error: .*null/],
    ["/logs-error", /^console: a payment has no amount$/],
    ["/misses-file", /\/assets\/gone\.js responds with status 404/],
    ["/wrong-hash", /console: .*integrity/],
    ["/reports-error", /^it reports ResponseError$/],
    ["/failure", /^it offers a retry instead of its screen$/],
    ["/gone", /\/gone responds with status 404/],
  ])("finds the problem of %s", async (pathname, problem) => {
    expect(await problemOf(pathname, 2_000)).toMatch(problem);
  });

  it.each(["/empty", "/stays-first-paint"])("misses the heading of %s", async (pathname) => {
    expect(await problemOf(pathname, 500)).toBe("no heading on the screen");
  });
});
