import { startSandbox } from "../../harness/startSandbox.ts";
import { test as base, expect, launchQuery, order } from "../../harness/test.ts";

/** Playwright's test with a server that appends the data of a launch link to its document, as every server does by default. */
const test = base.extend<object, { sandbox: Awaited<ReturnType<typeof startSandbox>> }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
});

for (const { path, query, call, fact } of [
  { path: "/loanDetail", query: order, call: "v3/loan-details", fact: "₱2650.00" },
  { path: "/bindBank", query: { productId: "p-1" }, call: "card-init", fact: "Account number" },
])
  test(`${path} renders the data that came with its document, and requests it no second time`, async ({
    page,
    open,
    callSandbox,
  }) => {
    await open(path, query);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByText(fact).first()).toBeVisible();
    expect(await callSandbox(`/sandbox/requests?path=${call}`)).toHaveLength(1);
  });

test("a reload without the session in the address requests the data itself", async ({ page, open }) => {
  await open("/repay", order);
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeEnabled();
  const call = page.waitForRequest(/loan-play-detail/);
  await page.reload();
  expect((await call).url()).toContain(`sessionId=${launchQuery.sessionId}`);
  await expect(page.getByText("₱2650.00").first()).toBeVisible();
});
