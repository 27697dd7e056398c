import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { makeSandbox } from "./testing/makeSandbox.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "sandbox-data-"));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts the sandbox as a child process and waits until it prints its URLs. */
async function start(dataDir: string, ...flags: string[]) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts"), ...flags], {
    env: { ...process.env, PORT: "0", SANDBOX_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  cleanups.push(() => child.kill("SIGKILL"));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Site\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found !== undefined && output.includes("o-other")) resolve(found);
    });
    child.stderr?.on("data", (chunk: Buffer) => reject(new Error(chunk.toString())));
    child.on("exit", (code) => reject(new Error(`The sandbox exited with ${code}.`)));
  });
  return {
    origin,
    output: () => output,
    stop: (signal: NodeJS.Signals) =>
      new Promise<number | null>((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", resolve);
        child.kill(signal);
      }),
  };
}

const push = (origin: string) =>
  fetch(`${origin}/api/app/v3/loan-confirm/loan-detail-push?sessionId=demo`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    body: new URLSearchParams({ amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" }),
  }).then((response) => response.json());
const ordersCreated = async (origin: string) => (await (await fetch(`${origin}/sandbox/effects`)).json()).ordersCreated;

it("listens on this machine only, unless a host opens it", async () => {
  // The whole of 127.0.0.0/8 is this machine, but another address than the default one.
  const reach = (origin: string) =>
    fetch(origin.replace("localhost", "127.0.0.2")).then(
      () => "open",
      () => "closed",
    );
  expect(await reach((await start(makeDataDir())).origin)).toBe("closed");
  expect(await reach((await start(makeDataDir(), "--host", "0.0.0.0")).origin)).toBe("open");
});

it("keeps its state across a restart with the same folder", async () => {
  const dataDir = makeDataDir();
  const first = makeSandbox({ dataDir });
  await first.control("POST", "/sandbox/clock", { days: 3 });
  const { lendDetailsUrl } = (
    await first.post("/v3/loan-confirm/loan-detail-push", {
      amount: 1_000_000,
      periods: 120,
      termUnit: "days",
      productId: "p-1",
    })
  ).data;
  const orderId = new URL(lendDetailsUrl).searchParams.get("orderId") ?? "";
  first.close();

  const second = makeSandbox({ dataDir });
  cleanups.push(() => second.close());
  expect((await second.get("/v3/loan-details", { productId: "p-1", orderId })).data.orderStatus).toBe("21");
  expect((await second.control("GET", "/sandbox/clock")).body).toMatchObject({ today: "2026-11-24", travelledDays: 3 });
});

it("serves pages, prints its URLs and an English launch link for each demo order, and exits on SIGTERM", {
  timeout: 180_000,
}, async () => {
  const sandbox = await start(makeDataDir());
  for (const id of ["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"]) {
    expect(sandbox.output()).toContain(
      `${sandbox.origin}/loanDetail?lang=en-PH&sessionId=demo&productId=p-1&orderId=${id}&appVersion=1.0.0&`,
    );
  }
  expect(sandbox.output()).toContain(`${sandbox.origin}/sandbox`);
  expect((await fetch(`${sandbox.origin}/sandbox`)).status).toBe(200);
  expect(await sandbox.stop("SIGTERM")).toBe(0);
});

it("resets with --fresh", { timeout: 180_000 }, async () => {
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  expect(await push(first.origin)).toMatchObject({ code: "00" });
  expect(await ordersCreated(first.origin)).toBe(1);
  await first.stop("SIGTERM");
  const fresh = await start(dataDir, "--fresh");
  expect(await ordersCreated(fresh.origin)).toBe(0);
  await fresh.stop("SIGTERM");
});
