import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lending/releases/testing";
import { type Sandbox, startSandbox } from "../../harness/startSandbox.ts";
import { test as base, expect } from "../../harness/test.ts";

/** Serves the site from one sandbox and its API from another, on another origin. */
const test = base.extend<object, { lender: Sandbox & { readonly sitePort: number } }>({
  lender: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sitePort = await freePort();
      const lender = await startSandbox({ SANDBOX_CORS: `http://localhost:${sitePort}` });
      await use({ ...lender, sitePort });
      await lender.stop();
    },
    { scope: "worker" },
  ],
  sandbox: [
    async ({ lender }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "environment-"));
      const file = path.join(folder, "environment.json");
      writeFileSync(file, JSON.stringify({ apiBase: lender.origin, tracing: true }));
      const site = await startSandbox({ PORT: String(lender.sitePort), SANDBOX_ENVIRONMENT: file });
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test("an API on another origin receives the idempotency key, the same one after an unreadable response, and new traces", async ({
  page,
  open,
  lender,
  request,
}) => {
  const keys: (string | undefined)[] = [];
  const traces: (string | undefined)[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().startsWith(`${lender.origin}/api/app/repayment-commit`)) {
      keys.push(sent.headers()["idempotency-key"]);
      traces.push(sent.headers().traceparent?.split("-")[1]);
    }
  });
  await open("/repayChoose", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("radio", { name: "Island Savings Bank" }).check({ force: true });
  await request.post(`${lender.origin}/sandbox/faults`, {
    data: { match: "POST /repayment-commit", kind: "code-absent", times: 1 },
  });
  const pay = page.getByRole("button", { name: "Pay", exact: true });
  await pay.click();
  await expect(page.getByText("error", { exact: true })).toBeVisible();
  await pay.click();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
  // Without the key the lender would refuse the second attempt, because the payment already succeeded.
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  expect(traces).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.not.stringMatching(traces[0] ?? "none")]);
  const effects = await request.get(`${lender.origin}/sandbox/effects`);
  expect(await effects.json()).toMatchObject({ payments: 1, cardRepayments: 1 });
});
