import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const tap = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** One overlay of each remote with overlays. The dialogs of an order open automatically. */
const overlays = [
  { path: "/loanDetail", query: { ...order, orderId: "o-200" }, title: "Order Details", open: undefined },
  { path: "/repay", query: order, title: "Repayment", open: tap("Payment Method") },
  { path: "/repayDelay", query: order, title: "Rollover Repayment", open: tap("Payment Method") },
  { path: "/payInstructions", query: {}, title: "Repayment instructions", open: tap(/^Enlarge: /) },
  { path: "/bindBank", query: order, title: "Payment account information", open: tap(/Bank/) },
  { path: "/complaint", query: order, title: "Complaint", open: tap("All") },
];

const nativeBack = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true })));

for (const { path, query, title, open: openOverlay } of overlays) {
  test(`${path}: Back closes an overlay, and the page stays`, async ({ page, open }) => {
    if (!openOverlay) {
      await page.route("**/v3/loan-details?*", async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        await route.fulfill({ json: { ...json, data: { ...json.data, KindTipsMsg: "Pay only here." } } });
      });
    }
    await open(path, query);
    for (const goBack of openOverlay ? [nativeBack, () => page.goBack()] : [nativeBack]) {
      await openOverlay?.(page);
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await goBack(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: new RegExp(title, "i") })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
