import { findWaitedFor, recordNetwork, serialLevels, waitForScreen, watchScreen } from "@lending/delivery/testing";
import { testFirstLoad } from "../../every-screen/testFirstLoad.ts";
import { expect, order, test } from "../../harness/test.ts";

testFirstLoad({ path: "/repay", query: order, app: "repay", data: "/v3/installment/loan-play-detail" });

test("a request after the screen was rendered is no part of the first load, even when no frame comes between them", async ({
  page,
  sandbox,
}) => {
  const address = `${sandbox.origin}/rendered`;
  await page.route(`${address}**`, (route) => {
    const isScript = route.request().url().endsWith(".js");
    const body = isScript
      ? `skeleton.remove();
        setTimeout(() => fetch("/rendered/late"));
        setTimeout(() => { for (const end = Date.now() + 300; Date.now() < end;); });`
      : '<div id="skeleton"></div><h1>Order</h1><script src="/rendered.js"></script>';
    return route.fulfill({ contentType: isScript ? "text/javascript" : "text/html", body });
  });
  const recorded = await recordNetwork(page);
  await watchScreen(page);
  await page.goto(address);
  const renderedOn = await waitForScreen(page, 60_000);
  await expect.poll(() => recorded.map(({ url }) => new URL(url).pathname)).toContain("/rendered/late");
  expect(serialLevels(findWaitedFor(recorded, new Set(), renderedOn))).toHaveLength(2);
});

test("Chromium compiles the shell's script while it downloads", async ({ page, sandbox }) => {
  const html = await (await page.request.get(`${sandbox.origin}/repay`)).text();
  const [, main = ""] = /src="(\/assets\/shell\/[^"]+\/main\.[^"]+)"/.exec(html) ?? [];
  expect(await (await page.request.get(sandbox.origin + main)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("two webviews do not share a session", { tag: ["@product.one-borrower", "@rulings.secrets"] }, async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await open("/repay", order);
  await page.getByRole("button", { name: "Payment Method" }).waitFor();
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/repay?productId=p-1&orderId=o-174`);
  await expect(other.getByText("Your session has ended").first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Payment Method" })).toHaveCount(0);
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("shows a not-found page", { tag: "@product.unknown-path" }, async ({ page, open }) => {
    await open("/noSuchPage");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Back" }).first()).toBeVisible();
  });
});
