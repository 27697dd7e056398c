import { holdScripts } from "../../harness/holdScripts.ts";
import { expect, test } from "../../harness/test.ts";

test("what is typed on a public page before the scripts is kept, with focus and selection", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/Contact");
  await page.getByLabel("Name").fill("Maria Clara");
  await page.getByLabel("Phone").fill("09171234567");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.click();
  await page.keyboard.type("Hello there");
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 5));
  const scrolled = await page.evaluate(() => scrollY);
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Maria Clara");
  await expect(page.getByLabel("Phone")).toHaveValue("09171234567");
  await expect(message).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.type("y");
  await expect(message).toHaveValue("Hey there");
});

test("a form that was sent before the scripts is sent once", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/Contact");
  await page.getByLabel("Name").fill("Maria Clara");
  await page.getByLabel("Phone").fill("09171234567");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.locator("form [type=submit]").dblclick();
  release();
  await opened;
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(page.getByLabel("Name")).toHaveValue("");
});
