import { test, testServerRead } from "../../every-screen/testServerRead.ts";
import { expect, launchQuery } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

testServerRead({ path: "/repay", query: order, call: "loan-play-detail", fact: "₱2650.00" });
testServerRead({ path: "/bindBank", query: { productId: "p-1" }, call: "card-init", fact: "Account number" });

test("a reload without the session in the address requests the data itself", async ({ page, open }) => {
  await open("/repay", order);
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeEnabled();
  const call = page.waitForRequest(/loan-play-detail/);
  await page.reload();
  expect((await call).url()).toContain(`sessionId=${launchQuery.sessionId}`);
  await expect(page.getByText("₱2650.00").first()).toBeVisible();
});

test("the first paint appears while the API is silent, and the phone then requests the data itself", async ({
  page,
  open,
  callSandbox,
}) => {
  await callSandbox("/sandbox/faults", { match: "loan-play-detail", kind: "hang" });
  const opened = open("/repay", order);
  await expect(page.locator("#skeleton h1")).toBeVisible();
  await callSandbox("/sandbox/faults", undefined, "DELETE");
  await opened;
  await expect(page.getByText("₱2650.00").first()).toBeVisible();
});
