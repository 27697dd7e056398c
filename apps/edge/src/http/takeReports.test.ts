import { beforeEach, expect, it } from "vitest";
import { createMetrics } from "../operations/metrics.ts";
import type { SiteStatus } from "../Site.ts";
import { textBody } from "./body.ts";
import { createLimit, createShareLimit } from "./limits.ts";
import { createReportTokens } from "./reportTokens.ts";
import { createReportTaker, type ReportSource } from "./takeReports.ts";

let reports: unknown[];
let lines: unknown[];
let collected: unknown[];
let metrics: ReturnType<typeof createMetrics>;
let reader: ReturnType<typeof createReportTaker>;
let time: number;
const tokens = createReportTokens({ key: "seeded-report-key", now: () => time });

const status: SiteStatus = {
  release: 12,
  isReady: true,
  staleSeconds: 0,
  knowsVersion: (app, version) => app === "loan" && version === "0.2.0",
  knowsPath: (pathname) => pathname === "/loanDetail",
  apiHeaders: [],
};

/** Returns the registry of a variant in a document that this site sends now. */
async function readRegistry(release: number, variant: "live" | "canary") {
  const html = `<script type="application/json" id="registry">${JSON.stringify({ release, variant, shell: {} })}</script>`;
  const { body } = await tokens.add({ body: textBody(html), headers: {} });
  const text = new TextDecoder().decode((await body.read("identity")).bytes);
  return JSON.parse(text.replace(/<[^>]*>/g, "")) as { release: number; variant: string; token: string };
}
/** Returns a report from a page of this variant. */
async function reportOf(event: "visit" | "error", variant: "live" | "canary", release = 12) {
  const { token } = await readRegistry(release, variant);
  return { event, remote: "loan", version: "0.2.0", release, variant, token };
}

beforeEach(() => {
  reports = [];
  lines = [];
  collected = [];
  metrics = createMetrics();
  time = 1_000_000;
  reader = createReportTaker({
    metrics,
    tokens,
    status: () => status,
    onReport: (_, report) => reports.push(report),
    collector: { add: (report) => collected.push(report), flush: async () => undefined },
    log: (level, event, fields) => lines.push({ level, event, ...fields }),
    now: () => time,
  });
});

/** Sends a text, or a stream, which has no length. */
function send(body: string | ReadableStream, source: ReportSource = "analytics", address = "203.0.113.1") {
  const init = { method: "POST", body, ...(typeof body !== "string" && { duplex: "half" }) };
  return reader.take(source, new Request("https://h5.lender.ph/collect", init), address);
}
/** Sends one of many reports without a body. One request serves for all: making each would take most of the time. */
const empty = new Request("https://h5.lender.ph/collect", { method: "POST" });
const sendEmpty = (address = "203.0.113.1") => reader.take("analytics", empty, address);
const visit = { event: "visit", remote: "loan", version: "0.2.0", release: 12 };

it.each([
  [
    '{"sessionId":"seeded","a":{"DeviceID":7,"advertisingid":"x"}}',
    { sessionId: "***", a: { DeviceID: "***", advertisingid: "***" } },
  ],
  ['{"sessionId":""}', { sessionId: "" }],
  ['{"url":"https://h5.lender.ph/loanDetail?sessionId=seeded#x now"}', { url: "https://h5.lender.ph/loanDetail now" }],
  ['{"list":["/a?x=1 and /b#y"]}', { list: ["/a and /b"] }],
  ["sessionId=seeded&url=/loanDetail?x%3D1&name=page", { sessionId: "***", url: "/loanDetail", name: "page" }],
  ["failed at /loanDetail#sessionId seeded", "failed at /loanDetail seeded"],
  ["3", 3],
])("passes the report %s on without secrets and queries", async (body, passed) => {
  await send(body);
  expect(reports).toEqual([passed]);
});

const frame = "loan/0.2.0-0a1b2c3d4e5f/main.0a1b2c3d.js:1:23";
const failure = {
  event: "error",
  errorCode: "K7P2QX",
  name: "TypeError",
  code: "",
  remote: "loan",
  version: "0.2.0",
  path: "/loanDetail",
  release: 12,
  variant: "live",
};

it("counts versions only with releases that contain them, and forgets the series of old releases", async () => {
  let release = 12;
  const versions: Record<number, string> = { 11: "0.1.0", 12: "0.2.0", 23: "0.3.0" };
  reader = createReportTaker({
    metrics,
    tokens,
    status: () => ({
      ...status,
      release,
      knowsVersion: (_, version, number) =>
        number === undefined ? Object.values(versions).includes(version) : versions[number] === version,
    }),
  });
  const series = () =>
    [...metrics.render().matchAll(/^lending_browser_events_total{(.*)} (\d+)$/gm)].map(([, labels = "", count]) => {
      const [version, number] = ["version", "release"].map((name) => new RegExp(`${name}="([^"]*)"`).exec(labels)?.[1]);
      return `${version} ${number}: ${count}`;
    });
  for (const [version, release] of [
    ["0.2.0", 12],
    ["0.1.0", 11],
    ["0.1.0", 12],
    ["0.2.0", 11],
    ["0.2.0", 13],
    ["9.9.9", 12],
  ])
    await send(JSON.stringify({ ...visit, version, release, lcp: 900 }));
  expect(series()).toEqual([
    "0.2.0 12: 1",
    "0.1.0 11: 1",
    "0.1.0 other: 1",
    "0.2.0 other: 1",
    "0.2.0 13: 1",
    "other 12: 1",
  ]);
  release = 23;
  await send(JSON.stringify({ ...visit, version: "0.3.0", release: 23 }));
  expect(series()).toEqual(["0.1.0 other: 1", "0.2.0 other: 1", "0.3.0 23: 1"]);
  expect(metrics.render()).not.toContain('release="12"');
});

it("logs an error with its code, positions and timeline, and nothing else that was sent", async () => {
  const timeline = { document: 120, error: 655 };
  const more = { message: "seeded", sessionId: "seeded", deviceId: "seeded", extra: "seeded" };
  const stack = [frame, "https://h5.lender.ph/loanDetail?sessionId=seeded", "loan/../../seeded.js:1:1"];
  await send(JSON.stringify({ ...failure, ...more, stack, timeline }));
  const unknown = { remote: "", version: undefined, path: "/seeded" };
  await send(JSON.stringify({ ...failure, errorCode: "K7P2QY", ...unknown }));
  const { event: _, ...fields } = failure;
  expect(lines).toEqual([
    { ...fields, level: "warn", event: "browser error", stack: [frame], timeline },
    {
      ...{ ...fields, ...unknown, path: "" },
      ...{ level: "warn", event: "browser error", stack: [], timeline: {}, errorCode: "K7P2QY" },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("seeded");
  expect(collected, "in the same form").toEqual(
    (lines as Record<string, unknown>[]).map(({ level: _level, ...one }) => ({ ...one, event: "error" })),
  );
});

it("passes a visit to the collector with known values only", async () => {
  await send(JSON.stringify({ ...visit, version: "seeded", path: "/seeded", token: "seeded", lcp: 900, inp: -1 }));
  const other = { remote: "other", version: "other", release: 12, variant: "none" };
  expect(collected).toEqual([{ event: "visit", ...other, lcp: 900, inp: undefined, cls: undefined }]);
});

it.each([
  ["a visit", { event: "visit" }],
  ["an error without a code", { errorCode: "" }],
  ["a code of another form", { errorCode: "K7P2QX7" }],
  ["an unknown version", { version: "9.9.9" }],
  ["a name with a space", { name: "Type Error" }],
  [
    "a timeline of many steps",
    { timeline: Object.fromEntries(Array.from({ length: 41 }, (_, one) => [`a${one}`, 1])) },
  ],
  ["a timeline of texts", { timeline: { document: "seeded" } }],
])("logs nothing of %s", async (_, parts) => {
  await send(JSON.stringify({ ...failure, ...parts }));
  expect(lines).toEqual([]);
});

const letters = [..."23456789ABCDEFGHJKLMNPQRSTUVWXYZ"];

it("logs five errors of a code and 300 of all in a minute", async () => {
  for (let turn = 0; turn < 7; turn += 1) await send(JSON.stringify(failure), "analytics", `198.51.${turn}.1`);
  expect(lines).toHaveLength(5);
  for (const [index, one] of letters.entries())
    for (const other of letters.slice(0, 12))
      await send(JSON.stringify({ ...failure, errorCode: `AAAA${one}${other}` }), "analytics", `203.0.${index}.1`);
  expect(lines.length).toBeLessThanOrEqual(300 + letters.length);
  expect(lines.length).toBeGreaterThan(250);
  time += 60_000;
  await send(JSON.stringify(failure));
  expect(lines.at(-1)).toMatchObject({ errorCode: "K7P2QX" });
});

it("logs an error of a code that another network has sent many times, with invented positions", async () => {
  for (let turn = 0; turn < 9; turn += 1)
    await send(JSON.stringify({ ...failure, stack: [] }), "analytics", `203.0.113.${turn}`);
  await send(JSON.stringify({ ...failure, stack: [frame] }), "analytics", "198.51.100.2");
  expect((lines as { stack: unknown }[]).map(({ stack }) => stack)).toEqual([[], [frame]]);
});

it("logs 30 errors of one address in a minute, so that it cannot hide those of the others", async () => {
  for (const one of letters)
    for (const other of letters.slice(0, 3))
      await send(JSON.stringify({ ...failure, errorCode: `AAAA${one}${other}`, remote: "", version: undefined }));
  // Two codes may share a counter by chance.
  expect(lines.length).toBeGreaterThan(27);
  expect(lines.length).toBeLessThanOrEqual(30);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="too many errors"}');
  await send(JSON.stringify(failure), "analytics", "198.51.100.2");
  expect(lines.at(-1)).toMatchObject({ errorCode: "K7P2QX" });
});

it("sums what was reported about a variant in some releases", async () => {
  const events = { canary: ["visit", "visit", "error"], live: ["visit", "visit"] } as const;
  for (const release of [11, 12])
    for (const variant of ["canary", "live"] as const)
      for (const event of events[variant])
        await send(JSON.stringify(await reportOf(event, variant, release)), "analytics", "127.0.0.1");
  expect(reader.figures([11, 12], { variant: "canary", remotes: ["loan"] })).toEqual({ visits: 4, errors: 2 });
  expect(reader.figures([12], { variant: "live", remotes: ["loan", "repay"] })).toEqual({ visits: 2, errors: 0 });
  expect(reader.figures([12])).toEqual({ visits: 4, errors: 1 });
  expect(reader.figures([12], { variant: "live", remotes: ["repay"] })).toEqual({ visits: 0, errors: 0 });
  expect(reader.figures([])).toEqual({ visits: 0, errors: 0 });
});

it("ignores a report that ends before its end", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
  expect((await send(body)).status).toBe(204);
  expect(reports).toEqual([]);
});

it("reads 64 kB that are nearly an address as fast as any other text", async () => {
  // The shortest of three, so that a pause of the machine does not count.
  const timeOf = async (body: string) => {
    const times: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const started = performance.now();
      await send(body);
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const ordinary = Math.max(1, await timeOf(JSON.stringify({ url: "a".repeat(60_000) })));
  expect(await timeOf("/".repeat(64 * 1024))).toBeLessThan(100 * ordinary);
  expect(await timeOf(JSON.stringify({ url: "/a".repeat(30_000) }))).toBeLessThan(100 * ordinary);
});

it("passes nothing on of an empty report or one that is too large, and counts only the latter", async () => {
  expect((await send("")).status).toBe(204);
  expect(metrics.render()).not.toContain("lending_reports_refused_total");
  expect((await send("x".repeat(64 * 1024 + 1))).status).toBe(413);
  expect(reports).toEqual([]);
  expect((await send("x".repeat(64 * 1024))).status).toBe(204);
  const body = new Blob(["x".repeat(70_000)]).stream();
  expect((await send(body)).status, "without a length").toBe(413);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="too large"} 2');
});

it.each([
  [12, "12"],
  [13, "13"],
  [14, "other"],
  [3, "3"],
  [2, "other"],
  [11.5, "other"],
  [0, "other"],
])("counts a report of release %s as release %s while release 12 is served", async (release, label) => {
  await send(JSON.stringify({ ...visit, release }));
  expect(metrics.render()).toContain(`version="0.2.0",release="${label}",variant="none"} 1`);
});

it("counts timings of visits only", async () => {
  await send(JSON.stringify({ ...visit, event: "error", lcp: 900 }));
  await send(JSON.stringify({ ...visit, inp: 90, cls: 0.05 }));
  const labels = 'remote="loan",version="0.2.0",release="12",variant="none"';
  expect(metrics.render()).not.toContain("lending_visit_lcp_milliseconds_count");
  expect(metrics.render()).toContain(`lending_visit_inp_milliseconds_bucket{${labels},le="50"} 0`);
  expect(metrics.render()).toContain(`lending_visit_inp_milliseconds_bucket{${labels},le="100"} 1`);
  expect(metrics.render()).toContain(`lending_visit_cls_bucket{${labels},le="0.05"} 1`);
});

it.each(["{", "null", "[]", "name=page", "5", '{"event":5}'])("counts %s as malformed", async (body) => {
  expect((await send(body)).status).toBe(204);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="malformed"} 1');
});

it("creates no labels, whatever a report contains", async () => {
  for (let turn = 0; turn < 50; turn += 1)
    await send(
      JSON.stringify({
        ...{ event: `e${turn}`, remote: `r${turn}`, version: `${turn}` },
        ...{ release: turn * 1000 + 500, variant: `a${turn}` },
      }),
    );
  await send(JSON.stringify({ ...visit, variant: "canary", lcp: -5, inp: "x", cls: 1e99, release: "12" }));
  const series = metrics.render().match(/^lending_browser_events_total.*$/gm) ?? [];
  expect(series).toHaveLength(2);
  expect(series[0]).toContain('{event="other",remote="other",version="other",release="other",variant="other"} 50');
  expect(metrics.render()).not.toContain("lending_visit_lcp_milliseconds_count");
});

it("counts policy violations by directive, in both formats", async () => {
  const violations = [
    { "csp-report": { "violated-directive": "img-src", "document-uri": "/x?sessionId=s" } },
    [{ type: "csp-violation", body: { effectiveDirective: "script-src-elem" } }],
    [{ type: "csp-violation", body: { effectiveDirective: "made up" } }],
  ];
  for (const report of violations) await send(JSON.stringify(report), "csp");
  for (const directive of ["img-src", "script-src-elem", "other"])
    expect(metrics.render()).toContain(`lending_policy_violations_total{directive="${directive}"} 1`);
});

it("counts at most a hundred policy violations of one report, and no report of another shape", async () => {
  const body = { effectiveDirective: "img-src" };
  await send(JSON.stringify(Array.from({ length: 150 }, () => ({ type: "csp-violation", body }))), "csp");
  expect(metrics.render()).toContain('lending_policy_violations_total{directive="img-src"} 100');
  await send(JSON.stringify([{ type: "deprecation", body }]), "csp");
  await send(JSON.stringify(visit), "csp");
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="malformed"} 2');
});

const eventsOf = (variant: string) =>
  [...metrics.render().matchAll(/^lending_browser_events_total{(.*)} (\d+)$/gm)]
    .filter(([, labels = ""]) => labels.includes(`variant="${variant}"`))
    .reduce((sum, [, , count]) => sum + Number(count), 0);

it("counts a report for a variant only with a token that a document of it has carried within the last hour", async () => {
  await send(JSON.stringify(await reportOf("visit", "canary")));
  await send(JSON.stringify(await reportOf("visit", "live")));
  expect([eventsOf("canary"), eventsOf("live"), eventsOf("other")]).toEqual([1, 1, 0]);
  const report = await reportOf("error", "canary");
  const other = createReportTokens({ key: "another key", now: () => time });
  const foreign = await other.add({ body: textBody('"release":12,"variant":"canary"'), headers: {} });
  const [, foreignToken] =
    /"token":"([^"]*)"/.exec(new TextDecoder().decode((await foreign.body.read("identity")).bytes)) ?? [];
  for (const changed of [
    { token: undefined },
    { token: "" },
    { token: 5 },
    { token: foreignToken },
    { token: (await readRegistry(12, "live")).token },
    { token: (await readRegistry(11, "canary")).token },
    { release: 11 },
    { variant: "live" },
    { variant: "best" },
  ])
    await send(JSON.stringify({ ...report, ...changed }));
  expect([eventsOf("canary"), eventsOf("live"), eventsOf("other")]).toEqual([1, 1, 9]);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="variant without a token"} 9');
  time += 29 * 60_000;
  await send(JSON.stringify(report));
  expect(eventsOf("canary")).toBe(2);
  time += 60 * 60_000;
  await send(JSON.stringify(report));
  expect(eventsOf("canary")).toBe(2);
});

it("refuses reports for a canary that does not exist, and passes them on without a variant", async () => {
  for (const release of [12, 99])
    await send(JSON.stringify({ ...visit, release, variant: "canary", token: "x".repeat(22) }));
  expect(eventsOf("canary")).toBe(0);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="variant without a token"} 2');
  expect(reports).toEqual([visit, { ...visit, release: 99 }]);
  await send(JSON.stringify(await reportOf("visit", "canary")));
  expect(reports.at(-1)).toEqual({ ...visit, variant: "canary" });
});

/** Returns how many of `count` reports of a network a limit counts. `from` makes the network of each. */
function countFair(count: number, isFair: ReturnType<typeof createShareLimit>, isError: boolean, from = "attacker") {
  const networks = Array.from({ length: count }, (_, index) => (from === "attacker" ? from : `${from} ${index}`));
  return networks.filter((network) => isFair("12 canary", network, isError)).length;
}

it("counts at most two reports or 0.5 % of a variant from one network", async () => {
  const visit = JSON.stringify(await reportOf("visit", "canary"));
  for (let count = 0; count < 4; count += 1) {
    await send(visit, "analytics", `203.0.113.${count}`);
    await send(visit, "analytics", `2001:db8:1:2::${count}`);
  }
  expect(eventsOf("canary"), "two of each network").toBe(4);
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="share of a network"} 4');
  const isFair = createShareLimit(new Uint8Array([1]));
  expect(countFair(100, isFair, false)).toBe(2);
  countFair(2000, isFair, false, "other");
  expect(countFair(100, isFair, false)).toBeOneOf([8, 9]);
});

it("counts at most one error or 1 % of the errors of a variant from one network", async () => {
  const error = JSON.stringify(await reportOf("error", "canary"));
  for (let count = 0; count < 3; count += 1) await send(error, "analytics", `203.0.113.${count}`);
  expect(eventsOf("canary")).toBe(1);
  const isFair = createShareLimit(new Uint8Array([1]));
  // 0.5 % of 5000 visits are 25 reports, which are more than the errors of the others.
  countFair(5000, isFair, false, "other");
  countFair(20, isFair, true, "other");
  expect(countFair(100, isFair, true)).toBe(1);
  countFair(380, isFair, true, "another");
  expect(countFair(100, isFair, true)).toBe(3);
});

it("limits the reports of a whole /24 and /64", async () => {
  for (const address of [
    (one: number) => `2001:db8:1:2:${one.toString(16)}::1`,
    (one: number) => `203.0.113.${one % 256}`,
  ]) {
    let refused = 0;
    for (let turn = 0; turn < 1300; turn += 1) if ((await sendEmpty(address(turn))).status === 429) refused += 1;
    expect(refused).toBe(100);
  }
  expect(metrics.render()).toContain('lending_reports_refused_total{reason="too many"} 200');
});

it("refuses no newcomer above the limit of all, of which refused reports use up nothing", () => {
  const isAllowed = createLimit(() => time, { perKey: 2, inAll: 3, always: 1 });
  const taken = (keys: string) => [...keys].map((key) => (isAllowed(key) ? key : "-")).join("");
  expect(taken("aaaaaaaabbcc")).toBe("aa------b-c-");
  time += 59_999;
  expect(taken("a")).toBe("-");
  time += 1;
  expect(taken("aaa"), "in the next minute").toBe("aa-");
  time -= 3_600_000;
  expect(taken("aaa"), "after the clock was set back").toBe("aa-");
});
