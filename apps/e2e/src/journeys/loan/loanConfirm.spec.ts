import type { Page } from "@playwright/test";
import { installApp } from "../../harness/installApp.ts";
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

const pressNativeBack = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true })));

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
    expect(await callSandbox(`/sandbox/requests?path=${push}`, undefined, "GET")).toHaveLength(1);
    expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ ordersCreated: 1 });

    await callSandbox("/sandbox/clock", { days: 1 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your loan is on its way" })).toBeVisible();
  });
}

// The newer variant is the same screen with other field names, which its unit tests cover.
const { path, productId, push } = older;

test("a required agreement opens automatically; Cancel closes the webview, Agree continues", async ({
  page,
  open,
  callSandbox,
  sandbox,
}) => {
  const commands = await installApp(page);
  await callSandbox(`/sandbox/products/${productId}`, {
    popAgreementUrl: `${sandbox.origin}/sandbox/agreements/loan-agreement`,
  });
  await open(path, { productId });
  const dialog = page.getByRole("dialog", { name: "Loan agreement" });
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame.contentFrame().getByRole("heading", { name: "Loan agreement" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => commands).toEqual(["closeWebview"]);
  await dialog.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await passPopUp(page, path);
  await goLoan(page).click();
  await expect(page.getByRole("heading", { name: "Application received" })).toBeVisible();
});

test("nothing is borrowed without consent", { tag: "@confirmation.go-loan-blocked" }, async ({
  page,
  open,
  callSandbox,
}) => {
  await open(path, { productId });
  await passPopUp(page, path);
  await consent(page).uncheck();
  await expect(goLoan(page)).toBeDisabled();
  await expect(goLoan(page)).toHaveAccessibleDescription(/I have read and agree/);
  await goLoan(page).click({ force: true });
  expect(await callSandbox(`/sandbox/requests?path=${push}`, undefined, "GET")).toEqual([]);
  await consent(page).check();
  await expect(goLoan(page)).toBeEnabled();
});

test("an agreement's link opens its text, and Back returns to the offer", {
  tag: ["@product.borrower-tasks", "@confirmation.agreement-link"],
}, async ({ page, open, callSandbox }) => {
  await open(path, { productId });
  await passPopUp(page, path);
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
    expect(new URL(page.url()).pathname).toBe(path);
    // The offer keeps its state: the consent stays withdrawn, and the pop-up does not open again.
    await expect(consent(page)).not.toBeChecked();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(await callSandbox("/sandbox/requests?path=jump", undefined, "GET")).toHaveLength(2);
});

test("a withdrawn consent stays withdrawn after a reload of the agreement", async ({ page, open }) => {
  await open(path, { productId });
  await passPopUp(page, path);
  await consent(page).uncheck();
  await page.getByRole("link", { name: "Loan agreement" }).click();
  await expect(page).toHaveURL(/loanAgreement/);
  await page.reload();
  await page.getByRole("button", { name: "Back" }).click();
  await passPopUp(page, path);
  await expect(consent(page)).not.toBeChecked();
});

test("the agreements belong to the offer, even if the launch link names another order", async ({ page, open }) => {
  await open(path, { productId, orderId: "o-174" });
  await passPopUp(page, path);
  const plan = await page.getByRole("region", { name: "Payment plan" }).getByRole("listitem").allInnerTexts();
  const dates = plan.map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0]);
  expect(dates).toHaveLength(4);
  for (const name of ["Loan agreement", "Payment schedule"]) {
    await page.getByRole("link", { name }).click();
    const agreement = page.locator("iframe").contentFrame();
    await expect(agreement.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const date of dates) await expect(agreement.getByText(`, ${date}`)).toBeVisible();
    await page.goBack();
    await expect(goLoan(page)).toBeVisible();
  }
});

test("the native Back opens a confirmation; Agree stays, Cancel leaves", async ({ page, open, callSandbox }) => {
  const commands = await installApp(page);
  await open(path, { productId });
  await passPopUp(page, path);
  const dialog = page.getByRole("dialog", { name: "Leave this offer?" });
  expect(await pressNativeBack(page)).toBe(true);
  await expect(dialog).toContainText("Your offer stays open today.");
  await dialog.getByRole("button", { name: "Agree" }).click();
  await expect(dialog).toHaveCount(0);
  expect(commands).toEqual([]);
  await pressNativeBack(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => commands).toEqual(["closeWebview"]);
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ ordersCreated: 0 });
});

test("without isPopType the native app handles Back", async ({ page, open, callSandbox }) => {
  await installApp(page);
  await callSandbox(`/sandbox/products/${productId}`, path === "/loanConfirm" ? { isPopType: "0" } : { gorse: "0" });
  await open(path, { productId });
  await passPopUp(page, path);
  await expect(goLoan(page)).toBeVisible();
  if ((await pressNativeBack(page)) === false) await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a full product is refused with the server's message", async ({ page, open }) => {
  await open(path, { productId: "p-4" });
  await expect(page.getByText("is full today. Please try again tomorrow.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(goLoan(page)).toHaveCount(0);
});

test.describe("when the connection fails", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("an offer without agreements is shown, and can be accepted once they have loaded", async ({
    page,
    open,
    callSandbox,
  }) => {
    await callSandbox("/sandbox/faults", { match: "contract/contract", kind: "500" });
    await open(path, { productId });
    await passPopUp(page, path);
    await expect(page.getByRole("alert").getByText(/Nothing can be agreed to without them/)).toBeVisible();
    await expect(goLoan(page)).toBeDisabled();
    await callSandbox("/sandbox/faults", undefined, "DELETE");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: "Loan agreement" })).toBeVisible();
    await expect(goLoan(page)).toBeEnabled();
  });
});

test("the newer variant's pop-up shows the server's text, and its button borrows nothing", async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/loanConfirm2", { productId: "p-2" });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Palengke Plus");
  await dialog.getByRole("button", { name: "Get this loan" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(goLoan(page)).toBeVisible();
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ ordersCreated: 0 });
});

test("a running loan cannot be taken again: the server's message is shown, and the offer stays", async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/loanConfirm", { productId: "p-1" });
  await goLoan(page).click();
  await expect(page.getByRole("heading", { name: "Application received" })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? "";
  await callSandbox(`/sandbox/orders/${orderId}`, { status: "170" });
  await open("/loanConfirm", { productId: "p-1" });
  await goLoan(page).click();
  await expect(page.getByRole("alert").getByText(/\w/)).toBeVisible();
  await expect(goLoan(page)).toBeEnabled();
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ ordersCreated: 1 });
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
