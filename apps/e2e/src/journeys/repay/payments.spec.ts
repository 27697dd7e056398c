import type { Page } from "@playwright/test";
import { payCounterCode, readSmsCode } from "../../harness/borrower.ts";
import { expect, expectAccessible, order, test } from "../../harness/test.ts";

interface StoredOrder {
  readonly number: string;
  readonly receipts: readonly Readonly<Record<string, unknown>>[];
}

for (const [language, lang] of [
  ["English", "en-PH"],
  ["Filipino", "fil-PH"],
] as const)
  test(`a repayment in ${language} is at most 1.3 screens, until More unfolds it`, {
    tag: "@repayment.folded",
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open("/repay", { ...order, lang });
    const more = page.getByRole("button", { name: /^(?:More|Higit pa)$/ });
    await expect(more).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(1.3 * 740);
    await more.click();
    await expect.poll(height).toBeGreaterThan(1.3 * 740);
  });

test.describe("in Filipino, which has the longest words", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("a payment has a receipt, which is also read without a connection", async ({ page, open, callSandbox }) => {
    await payCounterCode(callSandbox);
    const stored = await callSandbox("/sandbox/orders/o-174");
    const { number, receipts: written } = stored as StoredOrder;
    expect(written).toMatchObject([
      { amountCentavos: 265_000, remainingCentavos: 795_000, nextOn: expect.any(String) },
    ]);
    await open("/repay", { ...order, lang: "fil-PH" });
    await page.getByRole("link", { name: "Mga bayad at resibo" }).click();
    await page.getByRole("link", { name: "₱2,650.00" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/receipt");
    const region = page.getByRole("region", { name: "Resibo", exact: true });
    for (const text of ["₱2,650.00", "₱7,950.00", "801244673091", `${number}-P1`, "Natitirang babayaran"]) {
      await expect(region.getByText(text).first()).toBeVisible();
    }
    await expect(region.getByText(String(written[0]?.nextOn))).toBeVisible();
    await expectAccessible(page);
    await page.route("**/v3/installment/receipts*", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Kopya po ito sa cellphone ninyo.")).toBeVisible();
    await expect(region.getByText("801244673091")).toBeVisible();
  });
});

async function choose(page: Page, card: string) {
  await page.getByRole("radio", { name: card }).check({ force: true });
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

test("a card that requires an SMS code pays once with it", {
  tag: [
    "@card-repayment.route",
    "@card-repayment.code-step",
    "@card-repayment.code-length",
    "@card-repayment.confirmed",
    "@card-repayment.load",
  ],
}, async ({ page, open, callSandbox }) => {
  await open("/repayChoose", order);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("please select a bank card first")).toBeVisible();
  await choose(page, "Bank of the Sandbox");
  await expect(page.getByRole("button", { name: /^5\ds$/ })).toBeDisabled();
  const { code } = await readSmsCode(callSandbox);
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
  expect(await callSandbox("/sandbox/effects")).toMatchObject({ payments: 1, cardRepayments: 1 });
});
