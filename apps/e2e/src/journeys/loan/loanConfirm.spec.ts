import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const older = {
  path: "/loanConfirm",
  productId: "p-1",
  push: "loan-detail-push",
  sent: { amount: "1000000", periods: "120", termUnit: "days", productId: "p-1" },
};
const newer = {
  path: "/loanConfirm2",
  productId: "p-2",
  push: "goya/push",
  sent: { alder: "800000", birch: "120", cedar: "days", productId: "p-2" },
};

const goLoan = (page: Page) => page.getByRole("button", { name: "Go Loan" });
const consent = (page: Page) => page.getByRole("checkbox", { name: "I have read and agree" });

/** Closes the pop-up with which the newer variant starts. */
async function passPopUp(page: Page, path: string) {
  if (path === "/loanConfirm2") await page.getByRole("button", { name: "Get this loan" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(goLoan(page)).toBeVisible();
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const { path, productId, push, sent } of [older, newer]) {
  test(`${path}: a double tap on an offer creates one application and one order, and opens the order`, {
    tag: ["@product.borrower-tasks", "@confirmation.route"],
  }, async ({ page, open, callSandbox }) => {
    await open(path, { productId });
    await passPopUp(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
    await expect(page).toHaveTitle("Confirm loan");
    const terms = page.getByRole("region", { name: "Cost of this loan" });
    for (const words of ["120 days", "0.05% a day", "Total to repay"]) await expect(terms).toContainText(words);
    await expect(page.getByRole("region", { name: "Payment plan" }).getByRole("listitem")).toHaveCount(4);
    await expect(consent(page)).toBeChecked();

    const posted = page.waitForRequest((request) => request.url().includes(push));
    await goLoan(page).dblclick();
    const request = await posted;
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual(sent);
    expect(request.headers()["content-type"]).toContain("application/x-www-form-urlencoded");

    await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Application received" })).toBeVisible();
    const address = new URL(page.url());
    expect(address.pathname).toBe("/loanDetail");
    expect(address.searchParams.get("productId")).toBe(productId);
    expect(address.searchParams.get("from")).toBe("confirm");
    expect(address.search).not.toContain("demo");
    expect(await callSandbox(`/sandbox/requests?path=${push}`)).toHaveLength(1);
    expect(await callSandbox("/sandbox/effects")).toMatchObject({ ordersCreated: 1 });

    await callSandbox("/sandbox/clock", { days: 1 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your loan is on its way" })).toBeVisible();
  });
}

// The newer variant is the same screen with other field names, which its unit tests cover.
test("an agreement's link opens its text, and Back returns to the offer", {
  tag: ["@product.borrower-tasks", "@confirmation.agreement-link"],
}, async ({ page, open, callSandbox }) => {
  await open(older.path, { productId: older.productId });
  await passPopUp(page, older.path);
  await consent(page).uncheck();
  for (const [name, goBack] of [
    ["Loan agreement", () => page.getByRole("button", { name: "Back" }).click()],
    ["Payment schedule", () => page.goBack()],
  ] as const) {
    await page.getByRole("link", { name }).click();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame.contentFrame().getByRole("heading", { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/loanAgreement");
    await goBack();
    await expect(goLoan(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(older.path);
    // The offer keeps its state: the consent stays withdrawn, and the pop-up does not open again.
    await expect(consent(page)).not.toBeChecked();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(await callSandbox("/sandbox/requests?path=jump")).toHaveLength(2);
});

test("a lender's link with another session is a launch: the document takes the session out of the address", async ({
  page,
  open,
}) => {
  const link = "/loanDetail?productId=p-1&orderId=o-174&sessionId=renewed";
  await page.route("**/loan-detail-push*", (route) =>
    route.fulfill({ json: { code: "00", message: "", data: { lendDetailsUrl: link } } }),
  );
  await open("/loanConfirm", { productId: "p-1" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("button", { name: "Go Loan" }).click();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174&from=confirm$/);
  await expect.poll(() => requests.some((text) => /loan-details\?.*sessionId=renewed/.test(text))).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("launch"))).toContain("sessionId=renewed");
});

test("the longest word in the name of an agreement stays inside the page", { tag: "@screens.long-text" }, async ({
  page,
  openLive,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const data = [{ title: "W".repeat(300), identifier: "loan-agreement" }];
  await page.route("**/contract/contract*", (route) => route.fulfill({ json: { code: "00", message: "", data } }));
  await openLive("/loanConfirm", { productId: "p-1" });
  const link = page.getByRole("link", { name: /^W/ });
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
