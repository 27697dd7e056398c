import { expect, it } from "vitest";
import { createLog, describeFault } from "./log.ts";
import { createMetrics } from "./metrics.ts";

it("writes one line of JSON for each event, without queries and fragments", () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date("2026-12-21T00:00:00Z"),
  );
  log("warn", "request", {
    path: "/loanDetail?sessionId=seeded now",
    from: ["/a%3fsessionId=seeded", "/b#seeded"],
    status: 503,
    isLate: true,
    release: undefined,
  });
  log("info", "listening");
  expect(lines).toEqual([
    `${JSON.stringify({
      time: "2026-12-21T00:00:00.000Z",
      level: "warn",
      event: "request",
      path: "/loanDetail now",
      from: ["/a", "/b"],
      status: 503,
      isLate: true,
    })}\n`,
    '{"time":"2026-12-21T00:00:00.000Z","level":"info","event":"listening"}\n',
  ]);
});

it("describes an error by its name, code and position, never by its message", () => {
  const fault = Object.assign(new TypeError("Invalid URL: /x;sessionId=seeded"), { code: "ERR_INVALID_URL" });
  const described = describeFault(fault);
  expect(described).toEqual({ error: "TypeError", code: "ERR_INVALID_URL", at: expect.any(Array) });
  const at = described.at as readonly string[];
  expect(at.length).toBeLessThanOrEqual(6);
  expect(at[0]).toMatch(/^at .*logAndMetrics\.test\.ts/);
  expect(JSON.stringify(described)).not.toContain("seeded");
  expect(describeFault(Object.assign(new Error("x"), { code: 7 }))).not.toHaveProperty("code");
  expect(describeFault("seeded")).toEqual({ error: "string" });
});

it("renders counters, histograms and gauges as OpenMetrics text", () => {
  const metrics = createMetrics();
  const calls = metrics.counter("calls", "Calls");
  calls.add();
  calls.add({}, 2);
  const time = metrics.histogram("time", "Time", [1, 10]);
  for (const value of [1, 5, 10, 11]) time.observe({ route: 'a"\\\n' }, value);
  metrics.gauge("age", "Age", () => 0);
  metrics.gauge("unknown", "Unknown", () => undefined);
  const route = String.raw`route="a\"\\\n"`;
  expect(metrics.render().split("\n")).toEqual([
    ...["# TYPE calls counter", "# HELP calls Calls", "calls_total 3"],
    ...[
      "# TYPE time histogram",
      "# HELP time Time",
      `time_bucket{${route},le="1"} 1`,
      `time_bucket{${route},le="10"} 3`,
    ],
    ...[`time_bucket{${route},le="+Inf"} 4`, `time_sum{${route}} 27`, `time_count{${route}} 4`],
    ...["# TYPE age gauge", "# HELP age Age", "age 0", "# TYPE unknown gauge", "# HELP unknown Unknown", "# EOF", ""],
  ]);
});

it("counts what exceeds two thousand series in one, so that no client can fill the memory", () => {
  const metrics = createMetrics();
  const calls = metrics.counter("calls", "Calls");
  for (let turn = 0; turn < 2100; turn += 1) calls.add({ path: turn });
  calls.add({ path: 1 });
  const lines = metrics
    .render()
    .split("\n")
    .filter((line) => line.startsWith("calls_total"));
  expect(lines).toHaveLength(2001);
  expect(lines[1]).toBe('calls_total{path="1"} 2');
  expect(lines.at(-1)).toBe('calls_total{path="other"} 100');
});
