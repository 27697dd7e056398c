import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

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
