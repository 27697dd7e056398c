import { startSandbox } from "../../harness/startSandbox.ts";
import { test as base, expect, launchQuery } from "../../harness/test.ts";

// A server that appends the data of a launch link to its document, as an edge with EDGE_EARLY=on.
const test = base.extend<object, { sandbox: Awaited<ReturnType<typeof startSandbox>> }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sandbox = await startSandbox({ SANDBOX_EARLY: "on" });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
});

const order = { productId: "p-1", orderId: "o-174" };

for (const [path, query, call, fact] of [
  ["/loanDetail", order, "v3/loan-details", "₱2.650"],
  ["/repay", order, "loan-play-detail", "₱2650.00"],
  ["/bindBank", { productId: "p-1" }, "card-init", "Account number"],
] as const) {
  test(`${path} renders the data that came with its document, and requests it no second time`, async ({
    page,
    open,
    callSandbox,
  }) => {
    await open(path, query);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByText(fact).first()).toBeVisible();
    expect(await callSandbox(`/sandbox/requests?path=${call}`, undefined, "GET")).toHaveLength(1);
  });
}

test("a reload without the session in the address requests the data itself", async ({ page, open }) => {
  await open("/loanDetail", order);
  await expect(page.getByRole("button", { name: "REPAY", exact: true })).toBeEnabled();
  const call = page.waitForRequest(/v3\/loan-details/);
  await page.reload();
  expect((await call).url()).toContain(`sessionId=${launchQuery.sessionId}`);
  await expect(page.getByText("₱2.650").first()).toBeVisible();
});

test("the skeleton appears while the API is silent, and the phone then requests the data itself", async ({
  page,
  open,
  callSandbox,
}) => {
  await callSandbox("/sandbox/faults", { match: "v3/loan-details", kind: "hang" });
  const opened = open("/loanDetail", order);
  await expect(page.locator("#skeleton[data-kind] h1")).toBeVisible();
  await callSandbox("/sandbox/faults", undefined, "DELETE");
  await opened;
  await expect(page.getByText("₱2.650").first()).toBeVisible();
});
