import { testFirstLoad } from "../../every-screen/testFirstLoad.ts";
import { testServerRead } from "../../every-screen/testServerRead.ts";
import { readManifest, withoutVersion } from "../../harness/readManifest.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

testFirstLoad({ path: "/loanDetail", query: order, app: "loan", data: "/v3/loan-details" });
testFirstLoad({
  path: "/loanConfirm",
  query: { productId: "p-1" },
  app: "loan",
  data: "/v3/loan-confirm/loan-detail-confirm",
});

test("the touch on a link to another remote's screen requests all its files at once", async ({ page, open }) => {
  const { entry, paths: repayPaths } = readManifest("repay");
  const files = [entry, ...(repayPaths["/repay"]?.scripts ?? []), ...(repayPaths["/repay"]?.styles ?? [])];
  const wanted = new Set([...files.map((file) => `/assets/repay/${file}`), "/api/app/v3/installment/loan-play-detail"]);
  const requested: string[] = [];
  await open("/loanDetail", order);
  const repay = page.getByRole("button", { name: "REPAY", exact: true });
  await repay.waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds all responses until every file has been requested.
  await page.route(
    ({ pathname }) => pathname.startsWith("/assets/repay/") || wanted.has(pathname),
    async (route) => {
      requested.push(withoutVersion(new URL(route.request().url()).pathname));
      await released;
      await route.continue();
    },
  );
  await expect(async () => {
    await repay.dispatchEvent("pointerdown");
    expect(requested.length).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(() => [...requested].sort()).toEqual([...wanted].sort());
  release();
  await repay.click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect([...new Set(requested)].sort()).toEqual([...requested].sort());
});

testServerRead({ path: "/loanDetail", query: order, call: "v3/loan-details", fact: "₱2650.00" });
