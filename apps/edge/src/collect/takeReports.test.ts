import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, describe, expect, it } from "vitest";
import { loan, openSite, repay } from "../testing/openSite.ts";
import { createReportTokens } from "./reportTokens.ts";

const folder = folderForEachTest();
let site: Awaited<ReturnType<typeof openSite>>;
let reports: unknown[];
beforeEach(async () => {
  reports = [];
  site = await openSite(folder());
});

const by = { by: "ana", at: "2026-03-01T09:00:00.000Z" };
const send = (report: unknown, address = "/collect") =>
  site.request(address, { method: "POST", body: typeof report === "string" ? report : JSON.stringify(report) });
const tokenIn = (html: string) => JSON.parse(/id="token">([^<]*)</.exec(html)?.[1] ?? '""') as string;
const visit = { event: "visit", remote: "loan", version: "0.1.0", release: 1, lcp: 900 };
const frame = (version: string, app = "loan") => `${app}/${version}-1a2b3c4d5e6f/main.0a1b2c3d.js:1:2345`;
const failure = {
  event: "error",
  remote: "loan",
  version: "0.1.0",
  release: 1,
  name: "TypeError",
  code: "",
  path: "/loanDetail",
};

describe("a variant", () => {
  const series = (name: string, side = "variant") => `lending_variant_${name}_total{variant="1a2b3c4d",side="${side}"}`;
  /** Opens a document on a side, and returns its token. */
  async function openOn(wanted: "0.1.0" | "0.2.0", pathname = "/loanDetail"): Promise<string> {
    for (let device = 0; device < 60; device += 1) {
      const html = await site.read(`${pathname}?deviceId=d${device}`);
      if (html.includes(`/assets/loan/${wanted}-`) && !(wanted === "0.1.0" && html.includes("/assets/loan/0.2.0-")))
        return tokenIn(html);
    }
    throw new Error(`No device got ${wanted}.`);
  }
  beforeEach(async () => {
    const deployed = await site.upload(loan("0.2.0"));
    await site.change({ variants: [{ id: "1a2b3c4d", percent: 50, remotes: { loan: deployed }, ...by }] });
  });

  it("counts documents that were sent, and one visit and one error of each", async () => {
    const token = await openOn("0.2.0");
    for (let time = 0; time < 3; time += 1) {
      await send({ ...visit, token });
      await send({ ...failure, token });
    }
    expect(await site.count(series("documents"))).toBe(1);
    expect(await site.count(series("visits"))).toBe(1);
    expect(await site.count(series("errors"))).toBe(1);
    expect(await site.count(series("errors", "live"))).toBe(0);
    expect(await site.count('lending_reports_refused_total{reason="token"}')).toBe(4);
  });

  it("counts a document as an error alone when its visit is reported after the error", async () => {
    const token = await openOn("0.2.0");
    await send({ ...failure, token });
    await send({ ...visit, token });
    expect(await site.count(series("visits"))).toBe(0);
    expect(await site.count(series("errors"))).toBe(1);
    expect(await site.count('lending_visits_total{remote="loan",version="0.1.0",release="2"}')).toBe(1);
  });

  it("measures the speed of documents with a changed owner", async () => {
    const lcp = 'lending_visit_lcp_milliseconds_count{variant="1a2b3c4d",side="live"}';
    await send({ ...visit, token: await openOn("0.1.0") });
    expect(await site.count(lcp)).toBe(1);
    await send({ ...visit, token: await openOn("0.1.0", "/repay") });
    expect(await site.count(lcp)).toBe(1);
    expect(await site.count(series("visits", "live"))).toBe(2);
  });

  it("counts no report without a token, with a forged one, or with that of another site", async () => {
    const own = await openOn("0.2.0");
    const changed = (own.startsWith("B") ? "C" : "B") + own.slice(1);
    const other = createReportTokens({ key: "another key of thirty-two characters" });
    const otherToken = other.make({ release: 1, sides: [{ id: "1a2b3c4d", side: "variant", isMeasured: true }] });
    for (const token of ["", "x", own.slice(0, -4), changed, otherToken]) await send({ ...failure, token });
    expect(await site.count(series("errors"))).toBe(0);
  });
});

describe("a token", () => {
  const sides = [{ id: "1a2b3c4d", side: "live", isMeasured: false }] as const;
  it("proves its document on every server with the key, until it expires", () => {
    let time = 1_000_000_000;
    const options = { key: "a shared key", now: () => time };
    const [one, other] = [createReportTokens(options), createReportTokens(options)];
    const token = one.make({ release: 7, sides });
    expect(other.use(token, "visit")).toEqual({ release: 7, sides });
    expect(one.use(token, "visit")).toEqual({ release: 7, sides });
    time += 2 * 3_600_000 + 1000;
    expect(createReportTokens(options).use(token, "error")).toBeUndefined();
  });
});

it("counts errors by known paths, those of files that did not load by version, those of the API by code", async () => {
  await send(failure);
  for (const code of ["NETWORK", "HTTP", "SESSION"]) await send({ ...failure, code, path: "/repay" });
  await send({ ...failure, name: "RemoteUnavailable" });
  await send({ ...failure, name: "ChunkLoadError", version: "9.9.9", path: "/nobody" });
  expect(await site.count('lending_path_errors_total{path="/loanDetail"}')).toBe(2);
  expect(await site.count('lending_path_errors_total{path="other"}')).toBe(1);
  const codes = ["NETWORK", "HTTP", "TIMEOUT"].map((code) => site.count(`lending_api_failures_total{code="${code}"}`));
  expect(await Promise.all(codes)).toEqual([1, 1, 0]);
  expect(await site.count('lending_load_failures_total{remote="loan",version="0.1.0"}')).toBe(1);
  expect(await site.count('lending_load_failures_total{remote="other",version="other"}')).toBe(1);
});

it("counts an error for the version of the file that threw, not for that of the page", async () => {
  await send({ ...failure, stack: [frame("0.1.0", "repay"), frame("0.1.0")] });
  expect(await site.count('lending_errors_total{remote="repay",version="0.1.0",release="1"}')).toBe(1);
  await site.publisher.ship(repay("0.2.0"));
  await site.reader.refresh();
  await send({ ...failure, remote: "repay", version: "0.2.0", release: 2, stack: [frame("0.1.0", "repay")] });
  expect(await site.count('lending_errors_total{remote="repay",version="0.1.0",release="2"}')).toBe(1);
});

it("labels what no release contains as other", async () => {
  for (const remote of ["x", "constructor", "__proto__"])
    expect((await send({ ...visit, remote, version: "9.9.9", release: 999 })).status).toBe(204);
  expect(await site.count('lending_visits_total{remote="other",version="other",release="other"}')).toBe(3);
  await send({ ...visit, event: "click" });
  expect(await site.count('lending_visits_total{remote="loan",version="0.1.0",release="1"}')).toBe(0);
});

it("logs an error with a code once a few times, without its message", async () => {
  const error = { ...failure, errorCode: "K7P2QX", message: "secret", stack: [frame("0.1.0")], timeline: {} };
  for (let time = 0; time < 8; time += 1) await send(error);
  const lines = site.logged.filter((one) => "event" in one && one.event === "browser error");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ errorCode: "K7P2QX", remote: "loan", version: "0.1.0", path: "/loanDetail" });
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it("logs no error of an unknown version, and no unknown path", async () => {
  const error = { ...failure, errorCode: "K7P2QX", stack: [], timeline: {} };
  await send({ ...error, version: "9.9.9" });
  expect(site.logged).toEqual([]);
  await send({ ...error, path: "/0917-000-0000" });
  expect(site.logged).toMatchObject([{ path: "" }]);
});

it.each([
  ["a terminal's control characters", { name: "\u001b[2J" }],
  ["a name that is no identifier", { name: "<b>" }],
  ["a timeline with a text", { timeline: { "\u001b[2J": 1 } }],
  ["a timeline of another type", { timeline: { loan: "1" } }],
])("logs no error with %s", async (_, parts) => {
  await send({ ...failure, errorCode: "K7P2QX", stack: [], timeline: {}, ...parts });
  expect(site.logged).toEqual([]);
});

it.each([
  ['{"sessionId":"seeded","a":{"DeviceID":7}}', { sessionId: "***", a: { DeviceID: "***" } }],
  ['{"url":"https://h5.lender.ph/loanDetail?sessionId=seeded#x now"}', { url: "https://h5.lender.ph/loanDetail now" }],
  ["sessionId=seeded&url=/loanDetail?x%3D1&name=page", { sessionId: "***", url: "/loanDetail", name: "page" }],
  ['{"event":"visit","token":"t"}', { event: "visit" }],
  ["3", 3],
])("passes the report %s on without secrets, queries and token", async (body, passed) => {
  site = await openSite(`${folder()}/other`, { onReport: (_, report) => void reports.push(report) });
  await send(body);
  expect(reports).toEqual([passed]);
});

it("counts policy violations by known directives, and refuses what is malformed or too large", async () => {
  await send({ "csp-report": { "effective-directive": "img-src" } }, "/reports");
  await send([{ type: "csp-violation", body: { effectiveDirective: "x".repeat(50) } }], "/reports");
  expect((await send('{"csp-report":{"effective-directive":{"toString":1}}}', "/reports")).status).toBe(204);
  await send("[]{", "/reports");
  expect((await send("x".repeat(70_000))).status).toBe(413);
  expect(await site.count('lending_policy_violations_total{directive="img-src"}')).toBe(1);
  expect(await site.count('lending_policy_violations_total{directive="other"}')).toBe(2);
  expect(await site.count('lending_reports_refused_total{reason="malformed"}')).toBe(1);
});

it("reads a report of 64 kB that are nearly an address within a second", async () => {
  const started = performance.now();
  await send(JSON.stringify({ url: "/".repeat(64_000) }));
  await send(JSON.stringify({ url: `/${"?".repeat(64_000)}` }));
  expect(performance.now() - started).toBeLessThan(1000);
});
