import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { form, makeDataDir, makeSandbox, OFFER, startSandbox } from "./testing/makeSandbox.ts";

const push = (origin: string) =>
  fetch(`${origin}/api/app/v3/loan-confirm/loan-detail-push?sessionId=demo`, {
    method: "POST",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    body: form(OFFER),
  }).then((response) => response.json());
const ordersCreated = async (origin: string) => (await (await fetch(`${origin}/sandbox/effects`)).json()).ordersCreated;

// The whole of 127.0.0.0/8 is this machine, but another address than the default one.
const reach = (origin: string) =>
  fetch(origin.replace("localhost", "127.0.0.2")).then(
    () => "open",
    () => "closed",
  );

it("listens on this machine only, unless a host opens it, and keeps its data until it starts fresh", {
  timeout: 180_000,
}, async () => {
  const dataDir = makeDataDir();
  const first = await startSandbox(dataDir);
  expect(await reach(first.origin)).toBe("closed");
  for (const id of ["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"]) {
    expect(first.output()).toContain(
      `${first.origin}/loanDetail?lang=en-PH&sessionId=demo&productId=p-1&orderId=${id}&appVersion=1.0.0&`,
    );
  }
  expect(first.output()).toContain(`${first.origin}/sandbox`);
  expect((await fetch(`${first.origin}/sandbox`)).status).toBe(200);
  expect(await push(first.origin)).toMatchObject({ code: "00" });
  expect(await ordersCreated(first.origin)).toBe(1);
  expect(await first.stop("SIGTERM")).toBe(0);

  const fresh = await startSandbox(dataDir, "--fresh", "--host", "0.0.0.0");
  expect(await ordersCreated(fresh.origin)).toBe(0);
  expect(await reach(fresh.origin)).toBe("open");
});

it.each([
  ["SANDBOX_ENVIRONMENT", "file.json", /brandNam: is an unknown key\. Did you mean "brandName"\?\n$/],
  ["SANDBOX_RELEASES", "nowhere", /nowhere\/HEAD\.json is missing\. To write a release: .*\n$/],
])("does not start with a wrong %s, and says why in one line", (name, value, line) => {
  const folder = makeDataDir();
  writeFileSync(path.join(folder, "file.json"), '{ "stage": "sandbox", "brandNam": "Lender" }');
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, PORT: "0", SANDBOX_DATA: folder, [name]: path.join(folder, value) },
  });
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringMatching(line)]);
  expect(stderr.split("\n")).toHaveLength(2);
});

it("starts in a folder whose first release follows later, as the gate of pages does", async () => {
  const folder = makeDataDir();
  vi.stubEnv("SANDBOX_RELEASES", folder);
  const { origin } = await startSandbox(folder);
  expect((await fetch(`${origin}/loanDetail`, { headers: { accept: "text/html" } })).status).toBe(503);
});

it("keeps its state across a restart, and begins again when the data is of another schema", async () => {
  const dataDir = makeDataDir();
  const first = makeSandbox({ dataDir });
  await first.control("POST", "/sandbox/clock", { days: 3 });
  const { lendDetailsUrl } = (await first.post("/v3/loan-confirm/loan-detail-push", OFFER)).data;
  const orderId = new URL(lendDetailsUrl).searchParams.get("orderId") ?? "";
  first.close();

  const second = makeSandbox({ dataDir });
  expect((await second.get("/v3/loan-details", { productId: "p-1", orderId })).data.orderStatus).toBe("21");
  expect((await second.control("GET", "/sandbox/clock")).body).toMatchObject({ today: "2026-11-24", travelledDays: 3 });
  second.close();

  const connection = new DatabaseSync(path.join(dataDir, "lender.sqlite"));
  connection.exec("pragma user_version = 7");
  connection.close();
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const third = makeSandbox({ dataDir });
  expect(write).toHaveBeenCalledExactlyOnceWith("The sandbox's data was of another version and begins again.\n");
  write.mockRestore();
  expect(third.lender.effects.count().ordersCreated).toBe(0);
  third.dispose();
});
