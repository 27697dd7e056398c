import { expect, it } from "vitest";
import { createLog, describeFault } from "./log.ts";

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
  expect(at[0]).toMatch(/^at .*log\.test\.ts/);
  expect(JSON.stringify(described)).not.toContain("seeded");
  expect(describeFault(Object.assign(new Error("x"), { code: 7 }))).not.toHaveProperty("code");
  expect(describeFault("seeded")).toEqual({ error: "string" });
});
