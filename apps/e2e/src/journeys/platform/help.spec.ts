import { expect, expectAccessible, test } from "../../harness/test.ts";

// In the language with the longest words.
const query = { productId: "p-1", orderId: "o-174", lang: "fil-PH" };

test("help calls, and opens a complaint about the order", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const help = page.getByRole("button", { name: "Tulong", exact: true });
  const dialog = page.getByRole("dialog", { name: "Tulong" });
  for (const path of ["/repay", "/loanDetail"]) {
    await open(path, query);
    await help.click();
    await expect(dialog).toContainText("help@sandbox.example");
    await expect(dialog.getByRole("button", { name: /\+63 2 8000 0000/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(path));
  }
  await help.click();
  await page.getByRole("link", { name: "Magreklamo", exact: true }).click();
  await expect(page).toHaveURL(/\/complaint\?.*orderId=o-174/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
