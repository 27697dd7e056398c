import { findChromium } from "@lending/federation/testing";
import { serve } from "@lending/releases/testing";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countLevels, openPage } from "./openPages.ts";
import type { RecordedRequest } from "./recordNetwork.ts";

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
  "/never-ends": `${HEADING}<script>readRenderedOn = () => { for (;;); }</script>`,
  "/stays-first-paint": `<div id="skeleton">${HEADING}</div>`,
};

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  browser = await chromium.launch({ ...(await findChromium()), headless: true });
  site = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const body = pages[pathname];
    if (body !== undefined) {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><link rel="icon" href="data:,"><body>${body}`);
    } else if (pathname === "/file.js") response.end("");
    else if (pathname === "/collect") response.writeHead(204).end();
    else response.writeHead(404).end();
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const launch = new URLSearchParams("sessionId=demo");
const problemOf = async (pathname: string, openMs?: number) =>
  (await openPage(browser, { ...site, launch }, { pathname, variant: "live" }, new Set(), openMs)).problem;

// At the same time, because one waits for a script that never ends.
describe.concurrent("openPage", () => {
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
  ])("finds the problem of %s", async (pathname, problem) => {
    expect(await problemOf(pathname)).toMatch(problem);
  });

  // Each waits for a heading in vain: long enough to open a page on a busy machine.
  it.each([
    ["/gone", /\/gone responds with status 404/],
    ["/empty", /^no heading on the screen$/],
    ["/stays-first-paint", /^no heading on the screen$/],
    ["/never-ends", /, it does not respond$/],
  ])("misses the heading of %s", async (pathname, problem) => {
    expect(await problemOf(pathname, 3_000)).toMatch(problem);
  });
});

const SITE = "http://localhost:4100";
const PAGE = `${SITE}/loanDetail?sessionId=demo`;
const request = (path: string, initiators: readonly string[], type = "Script"): RecordedRequest => ({
  url: path.startsWith("http") ? path : SITE + path,
  method: "GET",
  type,
  sentAt: 0,
  sentOn: 0,
  bytes: 0,
  initiators,
});
const load = [
  request(PAGE, [], "Document"),
  request("/assets/shell/main.1.js", [PAGE]),
  request("/assets/loan/remoteEntry.1.js", [PAGE]),
  request("/api/app/v3/loan-details?a=b", [PAGE], "Fetch"),
];

it("counts the document and its requests as two levels", () => {
  expect(countLevels(load, new Set())).toEqual([
    ["/loanDetail"],
    ["/assets/shell/main.1.js", "/assets/loan/remoteEntry.1.js", "/api/app/v3/loan-details"],
  ]);
});

it("counts a file that another file requests as a further level", () => {
  const late = request("/assets/loan/screen.1.js", [`${SITE}/assets/loan/remoteEntry.1.js`]);
  expect(countLevels([...load, late], new Set())[2]).toEqual(["/assets/loan/screen.1.js"]);
});

it("ignores requests after the screen was rendered, so that a slow machine changes nothing", () => {
  const late = { ...request("/api/app/later", [`${SITE}/assets/shell/main.1.js`], "Fetch"), sentOn: 1_001 };
  expect(countLevels([...load, late], new Set(), 1_000)).toHaveLength(2);
  expect(countLevels([...load, late], new Set(), 1_001)).toHaveLength(3);
});

it.each([
  ["/assets/loan/dialog.1.js", "Script"],
  ["/assets/loan/integrity.json", "Fetch"],
  ["/collect", "Ping"],
  ["/sandbox/assets/logo.svg", "Image"],
  ["https://partner.test/logo.png", "Image"],
])("ignores %s, because no screen waits for it", (path, type) => {
  const late = request(path, [`${SITE}/assets/shell/main.1.js`], type);
  expect(countLevels([...load, late], new Set(["dialog.1.js"]))).toHaveLength(2);
});
