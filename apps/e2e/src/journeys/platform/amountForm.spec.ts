import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test("in source every screen with money writes every amount in one form", async ({ page, open }) => {
  for (const path of ["/loanDetail", "/repay", "/repayDelay", "/loanConfirm"]) {
    await open(path, { ...order, lang: "source" });
    await expect(page.locator("#root main").getByText("₱2650.00").first()).toBeVisible();
    const text = await page.locator("main").ariaSnapshot();
    const others = [...text.matchAll(/₱\s?\d[\d.,]*\d/g)].filter(([amount]) => !/^₱\s?\d+\.\d{2}$/.test(amount));
    expect(others.map(String), path).toEqual([]);
  }
});
