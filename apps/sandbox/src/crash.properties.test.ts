import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const { FUZZ_RUNS } = process.env;
const KILLS = FUZZ_RUNS === undefined ? 1 : 10;
const SLOW_CONNECTIONS = FUZZ_RUNS === undefined ? 100 : 500;
const TIMEOUT_MS = 600_000;

interface Running {
  readonly origin: string;
  readonly port: number;
  readonly child: ChildProcess;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let dataDir: string;
let running: Running | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "sandbox-"));
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  if (running) await ended(running.child);
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: dataDir },
    stdio: "ignore",
  });
  running = { origin: `http://localhost:${port}`, port, child };
  for (;;) {
    if (child.exitCode !== null) throw new Error("The sandbox did not start.");
    const isUp = await fetch(`${running.origin}/sandbox/clock`).then(
      () => true,
      () => false,
    );
    if (isUp) return running;
    await wait(50);
  }
}

const complain = (origin: string, detail: string) =>
  fetch(`${origin}/api/app/problem-save?sessionId=demo`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    body: new URLSearchParams({ problemType: "2", problemDetail: detail, orderNo: "o-174" }),
  }).then((response) => response.json());

describe("the sandbox", () => {
  it("loses no acknowledged complaint when it is killed under load", { timeout: TIMEOUT_MS }, async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { origin, child } = await start();
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
      child.kill("SIGKILL");
      await ended(child);
      isDead = true;
      await Promise.all(borrowers);
    }
    // The list shows only the newest complaints. Each one is sent again, because the same text is the same complaint.
    const { origin } = await start();
    const before = await (await fetch(`${origin}/sandbox/effects`)).json();
    for (const detail of acknowledged) expect((await complain(origin, detail)).code).toBe("00");
    const after = await (await fetch(`${origin}/sandbox/effects`)).json();
    expect(after.complaints).toBe(before.complaints);
    expect(before.complaints).toBeGreaterThanOrEqual(acknowledged.length);
  });

  it("answers other requests while hundreds of slow connections are open", { timeout: TIMEOUT_MS }, async () => {
    const { origin, port } = await start();
    const slow: Socket[] = [];
    for (let index = 0; index < SLOW_CONNECTIONS; index += 1) {
      const socket = connect(port, "localhost");
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
