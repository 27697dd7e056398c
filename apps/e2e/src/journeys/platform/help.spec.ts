import { expectAccessible } from "../../harness/expectAccessible.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

for (const [lang, help, complaint] of [
  ["source", "Help", "File a complaint"],
  ["en-PH", "Help", "File a complaint"],
  ["fil-PH", "Tulong", "Magreklamo"],
  ["zh-CN", "帮助", "提交投诉"],
] as const)
  test(`help calls, and opens a complaint about the order, in ${lang}`, {
    tag: lang === "fil-PH" ? [] : "@long",
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/repay", "/loanDetail"]) {
      await open(path, { ...order, lang });
      await page.getByRole("button", { name: help, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: help });
      await expect(dialog).toContainText("help@sandbox.example");
      await expect(dialog.getByRole("button", { name: /\+63 2 8000 0000/ })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(path));
    }
    await page.getByRole("button", { name: help, exact: true }).click();
    await page.getByRole("link", { name: complaint, exact: true }).click();
    await expect(page).toHaveURL(/\/complaint\?.*orderId=o-174/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
