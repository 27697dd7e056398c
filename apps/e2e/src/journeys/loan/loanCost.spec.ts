import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const card = (page: Page, name = "Cost of this loan") => page.getByRole("region", { name });
const figure = (page: Page, term: string) =>
  card(page).getByText(term, { exact: true }).locator("xpath=following-sibling::dd");

interface Offer {
  readonly amount: number;
  readonly firstPeriodDay: number;
  readonly repay_plans: readonly { readonly amount: number; readonly pay_time: string }[];
}

/** Solves for the monthly rate by bisection, independently of the product. */
function monthlyRate({ amount, firstPeriodDay, repay_plans: plan }: Offer): number {
  const first = Date.parse(plan[0]?.pay_time ?? "");
  let low = 0;
  let high = 10;
  for (let step = 0; step < 80; step += 1) {
    const rate = (low + high) / 2;
    const value = plan.reduce((sum, payment) => {
      const days = firstPeriodDay + (Date.parse(payment.pay_time) - first) / 86_400_000;
      return sum + payment.amount / (1 + rate) ** (days / 30);
    }, 0);
    if (value > amount) low = rate;
    else high = rate;
  }
  return low;
}

test("the confirmation shows the cost that follows from the lender's offer", async ({ page, open }) => {
  const response = page.waitForResponse((one) => one.url().includes("/loan-detail-confirm"));
  await open("/loanConfirm", { productId: "p-1" });
  const { data } = (await (await response).json()) as { data: Offer };
  const monthly = monthlyRate(data);
  await expect(figure(page, "Effective rate per month")).toHaveText(`${(monthly * 100).toFixed(2)}%`);
  await expect(figure(page, "Effective rate per year")).toHaveText(`${(((1 + monthly) ** 12 - 1) * 100).toFixed(2)}%`);
  await expect(figure(page, "You receive")).toHaveText("₱10000.00");
  await expect(figure(page, "Total to repay")).toHaveText("₱10600.00");
  await expect(figure(page, "One late day costs")).toHaveText("₱5.00");
  await expect(page.getByText("Lender: Sandbox Lending Corp.")).toBeVisible();
});

test("the disclosure statement opens from the card, is saved as a file, and closes on Back", async ({ page, open }) => {
  await open("/loanConfirm", { productId: "p-1" });
  await card(page).getByRole("button", { name: "See disclosure statement" }).click();
  const statement = page.getByRole("dialog", { name: "Disclosure statement" });
  await expect(statement.getByText("Net proceeds (you receive)")).toBeVisible();
  const download = page.waitForEvent("download");
  await statement.getByRole("button", { name: "Save" }).click();
  expect((await download).suggestedFilename()).toBe("disclosure-statement.txt");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Go Loan" })).toBeVisible();
});

test("the timeline follows an application to its money and its payments", async ({ page, open, callSandbox }) => {
  await open("/loanConfirm", { productId: "p-1" });
  await page.getByRole("button", { name: "Go Loan" }).click();
  const timeline = card(page, "Your loan, step by step");
  const current = timeline.locator("[aria-current=step]");
  await expect(current).toContainText("Decision");
  const orderId = new URL(page.url()).searchParams.get("orderId") ?? "";
  for (const [status, step] of [
    ["151", "Your money"],
    ["170", "Payment 1"],
    ["180", "Payment 2"],
  ] as const) {
    await callSandbox(`/sandbox/orders/${orderId}`, { status });
    await page.reload();
    await expect(current).toContainText(step);
  }
  await callSandbox(`/sandbox/orders/${orderId}`, { status: "200" });
  await page.reload();
  await expect(timeline.getByText("This loan is repaid. There is nothing more to pay.")).toBeVisible();
});
