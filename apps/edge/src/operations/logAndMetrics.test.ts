import type { LiveReader } from "@lending/releases/reader/createLiveReader";
import { expect, it } from "vitest";
import { createLog, describeFault, describePrinted } from "./log.ts";
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

it("describes what a library prints by its error, or by its first line", () => {
  expect(describePrinted(["seeded", new TypeError("seeded")])).toMatchObject({ error: "TypeError" });
  expect(describePrinted(["Use another option.\n  seeded"])).toEqual({ text: "Use another option." });
});

const release = { release: { number: 7, closed: [] } };
const reader = {
  current: () => release as unknown as ReturnType<LiveReader["current"]>,
  staleSeconds: () => 3,
  headAt: (): Date | undefined => new Date(Date.now() - 60_000),
};

it("measures the release, the age of HEAD, and nothing that is unknown", async () => {
  const text = await createMetrics(reader).render();
  expect(text).toMatch(/^lending_release_number 7$/m);
  expect(text).toMatch(/^lending_release_stale_seconds 3$/m);
  expect(text).toMatch(/^lending_head_age_seconds 6\d/m);
  const empty = await createMetrics({ ...reader, current: () => undefined, headAt: () => undefined }).render();
  expect(empty).toMatch(/^lending_ready 0$/m);
  expect(empty).not.toMatch(/^lending_(?:release_number|head_age_seconds) /m);
});

it("starts the series of reports again when releases and versions have made too many", async () => {
  const metrics = createMetrics(reader);
  const add = (releases: number) => {
    for (let number = 0; number < releases; number += 1)
      metrics.errors.inc({ remote: "loan", version: "0.1.0", release: String(number) });
  };
  const count = async () => (await metrics.errors.get()).values.length;
  add(2000);
  await metrics.limit();
  expect(await count()).toBe(2000);
  add(2001);
  await metrics.limit();
  expect(await count()).toBe(0);
});
