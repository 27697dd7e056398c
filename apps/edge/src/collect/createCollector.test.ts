import { expect, it } from "vitest";
import { createMetrics } from "../operations/metrics.ts";
import { createCollector } from "./createCollector.ts";
import type { ErrorReport } from "./errorReport.ts";

const failure: ErrorReport = {
  event: "error",
  errorCode: "K7P2QX",
  name: "TypeError",
  code: "",
  remote: "loan",
  version: "0.2.0",
  path: "/loanDetail",
  release: 12,
  stack: ["loan/0.2.0-1a2b3c4d5e6f/main.0a1b2c3d.js:1:2345", "shell/1.0.0-1a2b3c4d5e6f/main.0a1b2c3d.js:2:7"],
  timeline: { document: 120 },
};

const noReader = { current: () => undefined, staleSeconds: () => 0, headAt: () => undefined };
const DSN = "https://abc123@sentry.example/team/42";

function open(respond: () => Promise<Response> = async () => new Response("{}")) {
  const sent: { url: string; headers: Headers; lines: string[] }[] = [];
  const metrics = createMetrics(noReader);
  const collector = createCollector({
    address: DSN,
    stage: "staging",
    metrics,
    now: () => new Date("2026-11-26T08:00:00Z"),
    send: async (url, init) => {
      const lines = String(init?.body).trim().split("\n");
      sent.push({ url: String(url), headers: new Headers(init?.headers), lines });
      return respond();
    },
  });
  return { collector, sent, metrics };
}

it("writes an error as an envelope of Sentry, with the innermost frame last", async () => {
  const { collector, sent } = open();
  collector.add(failure);
  await collector.flush();
  expect(sent).toHaveLength(1);
  const [{ url, headers, lines } = { url: "", headers: new Headers(), lines: [] }] = sent;
  expect(url).toBe("https://sentry.example/team/api/42/envelope/");
  expect(headers.get("x-sentry-auth")).toContain("sentry_version=7, sentry_client=lending-edge/1, sentry_key=abc123");
  const [envelope, item, event] = lines.map((line) => JSON.parse(line));
  expect(envelope.event_id).toMatch(/^[\da-f]{32}$/);
  expect(item).toEqual({ type: "event" });
  const frames = [
    { abs_path: "app:///shell/main.0a1b2c3d.js", lineno: 2, colno: 7 },
    { abs_path: "app:///loan/main.0a1b2c3d.js", lineno: 1, colno: 2345 },
  ];
  expect(event).toMatchObject({
    event_id: envelope.event_id,
    release: "loan@0.2.0",
    environment: "staging",
    transaction: "/loanDetail",
    exception: { values: [{ type: "TypeError", value: "K7P2QX", stacktrace: { frames } }] },
  });
});

it.each([
  ["sent", async () => new Response(null)],
  ["refused", async () => new Response(null, { status: 429 })],
  ["failed", async () => Promise.reject(new Error("unreachable"))],
])("counts a message that was %s, and does not repeat it", async (outcome, respond) => {
  const { collector, sent, metrics } = open(respond);
  collector.add(failure);
  await collector.flush();
  await collector.flush();
  expect(sent).toHaveLength(1);
  expect(await metrics.render()).toContain(`lending_forwarded_reports_total{outcome="${outcome}"} 1`);
});

it("keeps a thousand reports at most", async () => {
  const { collector, sent, metrics } = open();
  for (let count = 0; count < 1003; count += 1) collector.add(failure);
  await collector.flush();
  expect(sent).toHaveLength(1000);
  expect(await metrics.render()).toContain('lending_forwarded_reports_total{outcome="dropped"} 3');
});
