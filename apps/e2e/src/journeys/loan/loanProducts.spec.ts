import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const pages = [
  { path: "/loginFailure", title: "Order Details" },
  { path: "/recommendList", title: "Recommended products" },
];
const product = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const apply = (page: Page, name: string) => product(page, name).getByRole("button", { name: "Apply now" });

/** Leaves an offer through its leave confirmation, which is active once the offer has loaded. */
async function leaveOffer(page: Page, goBack: () => Promise<unknown>) {
  await expect(page.getByRole("button", { name: "Go Loan" })).toBeVisible();
  await goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
}

test("a failed joint login shows Failed, the reason and the available loans", {
  tag: ["@products.failure-route", "@products.load"],
}, async ({ page, open }) => {
  await open("/loginFailure");
  await expect(page.getByRole("heading", { name: "Failed" })).toBeVisible();
  await expect(page.getByText("The partner app could not log you in.")).toBeVisible();
  for (const words of ["Palengke Plus", "Four payments", "₱2000.00 – ₱20000.00", "0.05% a day"])
    await expect(product(page, "Palengke Plus")).toContainText(words);
});

for (const { path, title } of pages) {
  test.describe(path, () => {
    test("a double tap records and enters the product once, and shows its offer", async ({
      page,
      openLive,
      callSandbox,
    }) => {
      await openLive(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(title);
      const entered = page.waitForRequest(/goya\/enter/);
      await apply(page, "Sandbox Cash").dblclick();
      expect(Object.fromEntries(new URLSearchParams((await entered).postData() ?? ""))).toEqual({
        corrie: "0",
        lochan: "p-1",
      });
      await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/loanConfirm");
      expect(await callSandbox("/sandbox/requests?path=goya/click", undefined, "GET")).toHaveLength(1);
      expect(await callSandbox("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
      expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({
        productOpenings: 2,
        ordersCreated: 0,
      });
      await leaveOffer(page, () => page.getByRole("button", { name: "Back" }).click());
      await expect(apply(page, "Sandbox Cash")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}

test("a disabled product cannot be opened", async ({ page, open, callSandbox }) => {
  await open("/recommendList");
  await expect(page.getByRole("button", { name: "Full today" })).toBeDisabled();
  await page.getByRole("button", { name: "Full today" }).click({ force: true });
  expect(await callSandbox("/sandbox/requests?path=goya", undefined, "GET")).toEqual([]);
});

test.describe("when the connection fails", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("a failed product request shows a message, and the next tap opens the product", async ({
    page,
    open,
    callSandbox,
  }) => {
    await open("/recommendList");
    await callSandbox("/sandbox/faults", { match: "goya/enter", kind: "reset" });
    await apply(page, "Sandbox Cash").click();
    await expect(page.getByRole("alert").getByText(/No answer came/)).toBeVisible();
    await callSandbox("/sandbox/faults", undefined, "DELETE");
    await apply(page, "Sandbox Cash").click();
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
  });
});

test.describe("/productUrl", () => {
  test("opens the product's offer and adds no history entry", { tag: "@products.link-route" }, async ({
    page,
    open,
    callSandbox,
  }) => {
    await open("/recommendList");
    await expect(apply(page, "Sandbox Cash")).toBeVisible();
    await open("/productUrl", { productId: "p-1" });
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
    expect(await callSandbox("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
    await leaveOffer(page, () => page.goBack());
    // Without a webview to close, the next Back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL(/recommendList/);
  });

  test("opens a native product in the native app", async ({ page, open, callSandbox }) => {
    await open("/productUrl", { productId: "p-3" });
    await expect(page.getByText(/^The app opens its page/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Product details" })).toBeVisible();
    expect(await callSandbox("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
  });

  test("shows the server's message for a full product", async ({ page, open }) => {
    await open("/productUrl", { productId: "p-4" });
    await expect(page.getByText(/is full today/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  test("sends no request without a product", async ({ page, open, callSandbox }) => {
    await open("/productUrl");
    await expect(page.getByRole("heading", { name: "No product was chosen" })).toBeVisible();
    expect(await callSandbox("/sandbox/requests?path=goya", undefined, "GET")).toEqual([]);
  });

  test("is recorded and opens the offer after Borrow Again", async ({ page, open, callSandbox }) => {
    await open("/loanDetail", { productId: "p-1", orderId: "o-200" });
    await page.getByRole("button", { name: "Borrow Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
    expect(await callSandbox("/sandbox/requests?path=service/event/save", undefined, "GET")).toHaveLength(1);
  });
});

test.describe("/loanAgreement", () => {
  const query = { productId: "p-1", orderId: "o-174", scene: "3", position: "loan-agreement" };

  test("shows the agreement of an order in a fully sandboxed frame", {
    tag: ["@product.borrower-tasks", "@confirmation.agreement-page"],
  }, async ({ page, open, callSandbox }) => {
    await open("/loanAgreement", query);
    await expect(page.getByRole("heading", { level: 1, name: "Loan agreement" })).toBeVisible();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame.contentFrame().getByText("Total to repay").first()).toBeVisible();
    expect(await callSandbox("/sandbox/requests?path=contract-jump", undefined, "GET")).toHaveLength(1);
  });

  test("does not show another borrower's agreement", async ({ page, open }) => {
    await open("/loanAgreement", { ...query, orderId: "o-other" });
    await expect(page.getByRole("heading", { name: "The agreement could not be shown" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
