import type { Page } from "@playwright/test";
import { holdScripts, tapAt } from "../../harness/beforeScripts.ts";
import { expect, test } from "../../harness/test.ts";

const apply = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ hasText: name }).getByRole("button", { name: "Apply now" });

/** Leaves an offer through its leave confirmation, which is active once the offer has loaded. */
async function leaveOffer(page: Page, goBack: () => Promise<unknown>) {
  await expect(page.getByRole("button", { name: "Go Loan" })).toBeVisible();
  await goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
}

test("a double tap records and enters the product once, and shows its offer", async ({
  page,
  openLive,
  callSandbox,
}) => {
  await openLive("/recommendList");
  await expect(page.getByRole("heading", { level: 1, name: "Recommended products" })).toBeVisible();
  await expect(page).toHaveTitle("Recommended products");
  const entered = page.waitForRequest(/goya\/enter/);
  await apply(page, "Sandbox Cash").dblclick();
  expect(Object.fromEntries(new URLSearchParams((await entered).postData() ?? ""))).toEqual({
    corrie: "0",
    lochan: "p-1",
  });
  await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/loanConfirm");
  expect(await callSandbox("/sandbox/requests?path=goya/click")).toHaveLength(1);
  expect(await callSandbox("/sandbox/requests?path=goya/enter")).toHaveLength(1);
  expect(await callSandbox("/sandbox/effects")).toMatchObject({
    productOpenings: 2,
    ordersCreated: 0,
  });
  await leaveOffer(page, () => page.getByRole("button", { name: "Back" }).click());
  await expect(apply(page, "Sandbox Cash")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/recommendList");
});

test("/productUrl opens the product's offer and adds no history entry", { tag: "@products.link-route" }, async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/recommendList");
  await expect(apply(page, "Sandbox Cash")).toBeVisible();
  await open("/productUrl", { productId: "p-1" });
  await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
  expect(await callSandbox("/sandbox/requests?path=goya/enter")).toHaveLength(1);
  await leaveOffer(page, () => page.goBack());
  // Without a webview to close, the next Back leaves the page.
  await page.goBack();
  await expect(page).toHaveURL(/recommendList/);
});

test("Borrow Again, tapped twice before the scripts, is reported and opened once", {
  tag: "@rulings.early-actions",
}, async ({ page, open }) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/service/event/save")) reports.push(request.url());
  });
  const release = await holdScripts(page);
  const opened = open("/loanDetail", { productId: "p-1", orderId: "o-200" });
  await tapAt(page, "Borrow Again", 2);
  await expect(page.getByRole("link", { name: "Borrow Again" })).toHaveAttribute("aria-busy", "true");
  release();
  await opened;
  await expect.poll(() => new URL(page.url()).pathname).toBe("/loanConfirm");
  await expect.poll(() => reports.length).toBe(1);
});
