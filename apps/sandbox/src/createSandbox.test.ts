import { expect, it, onTestFinished } from "vitest";
import { form, makeSandbox, OFFER } from "./testing/makeSandbox.ts";
import { makeDataDir, startSandbox } from "./testing/startSandbox.ts";

const push = (origin: string) =>
  fetch(`${origin}/api/app/v3/loan-confirm/loan-detail-push?sessionId=demo`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    body: form(OFFER),
  }).then((response) => response.json());
const ordersCreated = async (origin: string) => (await (await fetch(`${origin}/sandbox/effects`)).json()).ordersCreated;

it("listens on this machine only, unless a host opens it", async () => {
  // The whole of 127.0.0.0/8 is this machine, but another address than the default one.
  const reach = (origin: string) =>
    fetch(origin.replace("localhost", "127.0.0.2")).then(
      () => "open",
      () => "closed",
    );
  expect(await reach((await startSandbox(makeDataDir())).origin)).toBe("closed");
  expect(await reach((await startSandbox(makeDataDir(), "--host", "0.0.0.0")).origin)).toBe("open");
});

it("keeps its state across a restart with the same folder", async () => {
  const dataDir = makeDataDir();
  const first = makeSandbox({ dataDir });
  await first.control("POST", "/sandbox/clock", { days: 3 });
  const { lendDetailsUrl } = (await first.post("/v3/loan-confirm/loan-detail-push", OFFER)).data;
  const orderId = new URL(lendDetailsUrl).searchParams.get("orderId") ?? "";
  first.close();

  const second = makeSandbox({ dataDir });
  onTestFinished(() => second.close());
  expect((await second.get("/v3/loan-details", { productId: "p-1", orderId })).data.orderStatus).toBe("21");
  expect((await second.control("GET", "/sandbox/clock")).body).toMatchObject({ today: "2026-11-24", travelledDays: 3 });
});

it("serves pages, prints its URLs and an English launch link for each demo order, and exits on SIGTERM", {
  timeout: 180_000,
}, async () => {
  const sandbox = await startSandbox(makeDataDir());
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
  const first = await startSandbox(dataDir);
  expect(await push(first.origin)).toMatchObject({ code: "00" });
  expect(await ordersCreated(first.origin)).toBe(1);
  await first.stop("SIGTERM");
  const fresh = await startSandbox(dataDir, "--fresh");
  expect(await ordersCreated(fresh.origin)).toBe(0);
});
