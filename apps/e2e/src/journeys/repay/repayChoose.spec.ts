import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

interface Text {
  readonly text: string;
}

async function choose(page: Page, card: string) {
  await page.getByRole("radio", { name: card }).check({ force: true });
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

test("a card that requires an SMS code pays once with it", {
  tag: ["@card-repayment.route", "@card-repayment.code-step", "@card-repayment.confirmed", "@card-repayment.load"],
}, async ({ page, open, callSandbox }) => {
  await open("/repayChoose", order);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("please select a bank card first")).toBeVisible();
  await choose(page, "Bank of the Sandbox");
  await expect(page.getByRole("button", { name: /^5\ds$/ })).toBeDisabled();
  const [sent] = (await callSandbox("/sandbox/texts", undefined, "GET")) as Text[];
  const code = /\d{6}/.exec(sent?.text ?? "")?.[0] ?? "";
  const field = page.getByRole("textbox", { name: "SMS code" });
  await field.fill("12345");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("please enter the correct code").first()).toBeVisible();
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("wrong code").first()).toBeVisible();
  await field.fill(code);
  await page.getByRole("button", { name: "Confirm" }).dblclick();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ payments: 1, cardRepayments: 1 });
});

test("a card that needs no code pays at once, however often Pay is tapped", {
  tag: ["@card-repayment.pay", "@card-repayment.success"],
}, async ({ page, open, callSandbox }) => {
  await open("/repayChoose", order);
  await page.getByRole("radio", { name: "Island Savings Bank" }).check({ force: true });
  await page.getByRole("button", { name: "Pay", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ payments: 1, cardRepayments: 1 });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("a lost request keeps the selection, and the next tap pays", async ({ page, open }) => {
    await open("/repayChoose", order);
    await page.route("**/repayment-commit*", (route) => route.abort(), { times: 1 });
    await choose(page, "Bank of the Sandbox");
    await expect(page.getByText("error", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Bank of the Sandbox" })).toBeChecked();
    await expect(page.getByRole("main").getByText("Do not pay again")).toBeVisible();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "SMS code" })).toBeVisible();
  });
});

test("the bank's page opens as a separate page", async ({ page, open }) => {
  await open("/repayChoose", order);
  await page.getByRole("button", { name: "Use the bank's page" }).click();
  await page.waitForURL(/\/sandbox\//);
});

test("Repay now opens the repayment, and another borrower's order shows a message", {
  tag: "@repayment.or-not",
}, async ({ page, open }) => {
  await open("/repayOrNot", order);
  await expect(heading(page, "Repay now or not")).toBeVisible();
  await page.getByRole("button", { name: "Repay now" }).click();
  await expect(heading(page, "Repayment")).toBeVisible();
  await open("/repayOrNot", { ...order, orderId: "o-other" });
  await expect(page.getByRole("heading", { name: "We could not find this order." })).toBeVisible();
});
