import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

for (const [path, query] of [
  ["/loanDetail", order],
  ["/repay", order],
  ["/repayDelay", order],
  ["/loanConfirm", { productId: "p-1" }],
] as const)
  test(`in source ${path} writes every amount in one form`, async ({ page, open }) => {
    await open(path, { ...query, lang: "source" });
    await expect(page.locator("#root main").getByText("₱2650.00").first()).toBeVisible();
    const text = await page.locator("main").ariaSnapshot();
    const others = [...text.matchAll(/₱\s?\d[\d.,]*\d/g)].filter(([amount]) => !/^₱\s?\d+\.\d{2}$/.test(amount));
    expect(others.map(String)).toEqual([]);
  });
