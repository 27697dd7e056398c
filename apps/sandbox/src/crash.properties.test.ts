import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { makeDataDir, startSandbox } from "./testing/startSandbox.ts";

const { FUZZ_RUNS } = process.env;
const KILLS = FUZZ_RUNS === undefined ? 1 : 10;
const SLOW_CONNECTIONS = FUZZ_RUNS === undefined ? 100 : 500;
const TIMEOUT_MS = 600_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const complain = (origin: string, detail: string) =>
  fetch(`${origin}/api/app/problem-save?sessionId=demo`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    body: new URLSearchParams({ problemType: "2", problemDetail: detail, orderNo: "o-174" }),
  }).then((response) => response.json());

describe("the sandbox", () => {
  it("loses no acknowledged complaint when it is killed under load", { timeout: TIMEOUT_MS }, async () => {
    const dataDir = makeDataDir();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { origin, stop } = await startSandbox(dataDir);
      let isDead = false;
      const borrower = async (name: number) => {
        for (let turn = 0; !isDead; turn += 1) {
          const detail = `${kill}-${name}-${turn}`;
          const body = await complain(origin, detail).catch(() => undefined);
          if (body?.code === "00") acknowledged.push(detail);
        }
      };
      const borrowers = [1, 2, 3, 4].map(borrower);
      const target = acknowledged.length + 20;
      while (acknowledged.length < target) await wait(5);
      await stop("SIGKILL");
      isDead = true;
      await Promise.all(borrowers);
    }
    // The list shows only the newest complaints. Each one is sent again, because the same text is the same complaint.
    const { origin } = await startSandbox(dataDir);
    const before = await (await fetch(`${origin}/sandbox/effects`)).json();
    for (const detail of acknowledged) expect((await complain(origin, detail)).code).toBe("00");
    const after = await (await fetch(`${origin}/sandbox/effects`)).json();
    expect(after.complaints).toBe(before.complaints);
    expect(before.complaints).toBeGreaterThanOrEqual(acknowledged.length);
  });

  it("answers other requests while hundreds of slow connections are open", { timeout: TIMEOUT_MS }, async () => {
    const { origin } = await startSandbox(makeDataDir());
    const slow: Socket[] = [];
    for (let index = 0; index < SLOW_CONNECTIONS; index += 1) {
      const socket = connect(Number(new URL(origin).port), "localhost");
      socket.on("error", () => undefined);
      // One request never ends its headers, and one never sends its body.
      socket.write(
        index % 2 === 0
          ? "GET /api/app/v3/loan-details HTTP/1.1\r\nHost: x\r\nX-Slow: "
          : "POST /api/app/problem-save?sessionId=demo HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Length: 1000\r\n\r\np",
      );
      slow.push(socket);
    }
    for (let turn = 0; turn < 20; turn += 1) expect((await complain(origin, `meanwhile ${turn}`)).code).toBe("00");
    for (const socket of slow) socket.destroy();
    expect((await complain(origin, "afterwards")).code).toBe("00");
  });
});
