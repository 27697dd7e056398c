import { expect, expectAccessible, test } from "../../harness/test.ts";

test("the fields of a launch have their names, without accessibility violations", {
  tag: ["@test-page.route", "@test-page.fields", "@rulings.field-names"],
}, async ({ page, open }) => {
  await open("/testPreview");
  await expect(page.getByRole("heading", { level: 1, name: "Test preview" })).toBeVisible();
  for (const name of ["App version", "Device name", "Device id", "OS version", "Session id", "Advertising id"]) {
    await expect(page.getByRole("textbox", { name })).toBeVisible();
  }
  await expectAccessible(page);
});

test("the long pseudo-language applies to every page, including titles", {
  tag: ["@screens.long-text"],
}, async ({ page, open }) => {
  await open("/repay", { productId: "p-1", orderId: "o-174", lang: "x-long" });
  await expect(page.getByRole("heading", { level: 1, name: "[Répáýmééééñt]" })).toBeVisible();
  await expect(page.getByRole("button", { name: "[Páýmééééñt Méthóóód]" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
