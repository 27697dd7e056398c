import type { Page } from "@playwright/test";
import { field, fillBankAccount, next, pick, picker } from "../../harness/bankForm.ts";
import { expectAccessible } from "../../harness/expectAccessible.ts";
import { installApp } from "../../harness/installApp.ts";
import { expect, test } from "../../harness/test.ts";

const form = { productId: "p-1" };
const title = { level: 1, name: "Payment account information" };

async function expectFilled(page: Page) {
  await expect(field(page, "Account number")).toHaveValue("0012 4567 8901");
  await expect(field(page, "Confirm account number")).toHaveValue("0012 4567 8901");
  await expect(picker(page, "Bank")).toHaveAccessibleDescription("Island Savings Bank");
  await expect(picker(page, "City")).toHaveAccessibleDescription("Makati");
}

test("a bank account is bound, stored once, and the webview closes", {
  tag: ["@product.borrower-tasks", "@bank-account.route", "@rulings.one-title"],
}, async ({ page, open, callSandbox }) => {
  const commands = await installApp(page);
  await open("/bindBank", form);
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page).toHaveTitle("Payment account information");
  await expect(page.getByRole("tab", { name: "Bank account" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await fillBankAccount(page);
  const posted = page.waitForRequest(/\/bind-card-new/);
  await next(page).dblclick();
  expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ""))).toEqual({
    bankCode: "ISB",
    cardNo: "001245678901",
    cardNoAgain: "001245678901",
    city: "Makati",
    payday: "15",
    product_id: "p-1",
    cardTypeMi: "1",
    channelNumber: "90006",
  });
  // The second tap may hit the button of the next page, which also closes the webview.
  const expected = ["startBankStep", "endBankStep", "closeWebview"];
  await expect.poll(() => commands.slice(0, expected.length)).toEqual(expected);
  expect(commands.slice(expected.length).filter((command) => command !== "closeWebview")).toEqual([]);
  expect(await callSandbox("/sandbox/accounts", undefined, "GET")).toMatchObject([
    { cardType: 1, channelNumber: 90006, changes: 1, fields: { bankCode: "ISB", cardNo: "001245678901" } },
  ]);
  expect(await callSandbox("/sandbox/requests?path=bind-card", undefined, "GET")).toHaveLength(1);
  await expect(page.getByRole("heading", { name: "Your account is saved" })).toBeVisible();
});

test("empty fields show validation messages, and nothing is sent", async ({ page, open, callSandbox }) => {
  await open("/bindBank", form);
  await field(page, "Account number").pressSequentially("0a01-2");
  await expect(field(page, "Account number")).toHaveValue("0012");
  await next(page).click();
  await expect(picker(page, "Bank")).toBeFocused();
  await expect(picker(page, "Bank")).toHaveAccessibleDescription(/Nothing is chosen yet/);
  await expect(field(page, "Confirm account number")).toHaveAccessibleDescription(/This is empty/);
  expect(await callSandbox("/sandbox/requests?path=bind-card", undefined, "GET")).toEqual([]);
});

test("a digit typed in the middle keeps the caret there", async ({ page, open }) => {
  await open("/bindBank", form);
  const account = field(page, "Account number");
  await account.fill("00124567");
  for (let step = 0; step < 7; step += 1) await account.press("ArrowLeft");
  await account.pressSequentially("99");
  await expect(account).toHaveValue("0099 1245 67");
  expect(await account.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test("a refusal by the server is shown, and all input stays", async ({ page, open, callSandbox }) => {
  await open("/bindBank", form);
  await fillBankAccount(page);
  await field(page, "Account number").fill("0012");
  await next(page).click();
  await expect(page.getByRole("status").getByText("Account number: enter all 12 digits.")).toBeVisible();
  await expect(field(page, "Account number")).toBeFocused();
  await expect(field(page, "Account number")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Confirm account number")).toHaveValue("0012 4567 8901");
  await field(page, "Account number").fill("001245678901");
  await expectFilled(page);
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Your account is saved" })).toBeVisible();
  expect(await callSandbox("/sandbox/accounts", undefined, "GET")).toHaveLength(1);
});

test.describe("when the connection fails", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("all input survives without a connection, including pickers", async ({ page, open, context }) => {
    await open("/bindBank", form);
    await fillBankAccount(page);
    await context.setOffline(true);
    await next(page).click();
    await expect(page.getByRole("alert").getByText(/still here/)).toBeVisible();
    await pick(page, "Bank", "Harbour Rural Bank");
    await pick(page, "Bank", "Island Savings Bank");
    await expectFilled(page);
    await context.setOffline(false);
    await next(page).click();
    await expect(page.getByRole("heading", { name: "Your account is saved" })).toBeVisible();
  });
});

test("a reload keeps the tab and the picked values; the account number exists only in memory", async ({
  page,
  open,
}) => {
  await open("/bindBank", form);
  await fillBankAccount(page);
  await page.getByRole("tab", { name: "E-wallet" }).click();
  await pick(page, "E-wallet", "Sandbox Wallet");
  await field(page, "Wallet number").fill("09171234567");
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/001245678901|09171234567/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "E-wallet" })).toHaveAttribute("aria-selected", "true");
  await expect(picker(page, "E-wallet")).toHaveAccessibleDescription("Sandbox Wallet");
  await expect(picker(page, "City")).toHaveAccessibleDescription("Makati");
  await expect(field(page, "Wallet number")).toHaveValue("");
});

test("Next is hidden while the viewport is more than 60 px shorter", { tag: "@bank-account.next-hidden" }, async ({
  page,
  open,
}) => {
  await open("/bindBank", form);
  await expect(next(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 680 });
  await expect(next(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 679 });
  await expect(next(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(next(page)).toBeVisible();
});

test("a sheet is cancelled by Cancel, Close, Escape and Back, and the form stays", {
  tag: "@bank-account.picker",
}, async ({ page, open }) => {
  await open("/bindBank", form);
  const sheet = page.getByRole("dialog", { name: "City" });
  const ways = [
    () => sheet.getByRole("button", { name: "Cancel" }).click(),
    () => sheet.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  for (const cancel of ways) {
    await picker(page, "City").click();
    await sheet.getByRole("radio", { name: "Makati" }).check();
    await cancel();
    await expect(sheet).toHaveCount(0);
    await expect(picker(page, "City")).toHaveAccessibleDescription("Choose a city");
  }
  await expect(next(page)).toBeVisible();
});

const malformed = {
  code: "00",
  data: {
    items: [
      null,
      { code: "h", cate: "hologram", title: "Hologram" },
      {
        code: "city",
        cate: "citySelect",
        title: "City",
        note: Array.from({ length: 500 }, (_, n) => ({ name: `City ${n}` })),
      },
      { code: "n", cate: "text", title: "Number", cardTypeMi: "1", inputType: 7 },
      { code: "n", cate: "text", title: "The same again", cardTypeMi: 1 },
      { cate: "text", title: "No code" },
      { code: "x", cate: "text", title: "Other kind", cardTypeMi: 9 },
    ],
  },
};

test("a form with malformed items renders and can be sent", async ({ page, open }) => {
  await page.route("**/card-init?*", (route) => route.fulfill({ json: malformed }));
  await open("/bindBank", form);
  await expect(page.getByRole("tab")).toHaveText(["Bank account", "Other 9"]);
  await expect(field(page, "The same again")).toHaveCount(0);
  await field(page, "Number").fill("12");
  await picker(page, "City").click();
  await page.getByRole("searchbox", { name: "Search" }).fill("499");
  await page.getByRole("radio", { name: "City 499" }).check();
  await page.getByRole("button", { name: "Confirm" }).click();
  const posted = page.waitForRequest(/\/bind-card-new/);
  await next(page).click();
  expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ""))).toMatchObject({
    h: "",
    city: "City 499",
    n: "12",
  });
});

test("a choice without options is not sent, and its list can be loaded again", async ({ page, open, callSandbox }) => {
  let note: object[] | null = null;
  await page.route("**/card-init?*", (route) =>
    route.fulfill({
      json: {
        code: "00",
        data: {
          items: [
            { code: "cardNo", cate: "text", title: "Account number" },
            { code: "c", cate: "enum", title: "Counter", note },
          ],
        },
      },
    }),
  );
  await open("/bindBank", form);
  await field(page, "Account number").fill("001245678901");
  await next(page).click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeFocused();
  await expect(retry).toHaveAccessibleDescription("This list did not load. Try again.");
  expect(await callSandbox("/sandbox/requests?path=bind-card-new", undefined, "GET")).toHaveLength(0);
  note = [{ name: "Corner Store counter", type: "CSC" }];
  await retry.click();
  await pick(page, "Counter", "Corner Store counter");
  const posted = page.waitForRequest(/\/bind-card-new/);
  await next(page).click();
  expect((await posted).postData()).toContain("cardNo=001245678901&c=CSC");
});
