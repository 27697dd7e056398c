import { holdScripts, tapAt } from "../../harness/beforeScripts.ts";
import { expect, test } from "../../harness/test.ts";

test("/productUrl opens the product's offer and adds no history entry", { tag: "@products.link-route" }, async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/recommendList");
  await expect(page.getByRole("button", { name: "Apply now" }).first()).toBeVisible();
  await open("/productUrl", { productId: "p-1" });
  await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
  expect(await callSandbox("/sandbox/requests?path=goya/enter")).toHaveLength(1);
  // The leave confirmation is active shortly after the offer is visible, once its extra entry is in the history.
  await expect(page.getByRole("button", { name: "Go Loan" })).toBeVisible();
  await page.waitForFunction(() => history.state?.isExtra);
  await page.goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
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
