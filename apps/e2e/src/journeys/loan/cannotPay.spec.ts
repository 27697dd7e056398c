import { expect, expectAccessible, order, test } from "../../harness/test.ts";

/** In the language with the longest words. */
const filipino = { ...order, lang: "fil-PH" };

test("who can pay only a part pays it once, and the order shows what is left", {
  tag: "@rulings.cannot-pay",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/loanDetail", order);
  await page.getByRole("button", { name: "I cannot pay" }).click();
  await page.getByRole("link", { name: "Choose the amount" }).click();
  await expect(page).toHaveURL(/\/repay\?.*#part$/);
  const field = page.getByRole("textbox", { name: "Part to pay now" });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await field.fill("1000");
  await page.getByRole("button", { name: "Payment Method" }).click();
  await page.getByRole("radio", { name: /Sandbox Wallet/ }).click();
  await page.getByRole("button", { name: "Payment", exact: true }).click();
  await page.getByRole("button", { name: "Pay ₱1000.00" }).click();
  await page.getByRole("link", { name: "Back to your loan" }).click();
  await expect(page.getByRole("main")).toContainText("₱1650.00");
  await page.getByRole("link", { name: "REPAY", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("₱1650.00");
});

test("who cannot pay requests a plan by keyboard once, and finds the acknowledgement again", {
  tag: "@rulings.cannot-pay",
}, async ({ page, open, callSandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/loanDetail", filipino);
  const button = page.getByRole("button", { name: "Hindi ako makabayad", exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hindi ako makabayad" });
  await expect(dialog.getByRole("region", { name: "I-extend" })).toContainText("₱250.00");
  await expectAccessible(page);
  const ask = dialog.getByRole("button", { name: "Humingi ng hulugan" });
  const sent = "Natanggap po namin ang request ninyo.";
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(sent);
  await expect(dialog).toContainText(/\d{8}-P001/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.reload();
  await button.click();
  await expect(dialog).toContainText(sent);
  await expect(ask).toHaveCount(0);
  expect(await callSandbox("/sandbox/effects")).toMatchObject({ planRequests: 1 });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole("link", { name: "Tingnan ang buong halaga" }).click();
  await expect(page).toHaveURL(/\/repayDelay\?/);
  await expect(dialog).toHaveCount(0);
});

test("the days to a due date follow the lender's day, also on a phone with a wrong clock", {
  tag: "@rulings.relative-day",
}, async ({ page, open, callSandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.install({ time: new Date("2031-05-05T00:00:00Z") });
  await open("/loanDetail", filipino);
  await expect(page.getByText(/^3 araw pa$/).first()).toBeVisible();
  await callSandbox("/sandbox/clock", { days: 6 });
  await open("/repay", filipino);
  await expect(page.getByText(/^3 araw nang late$/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const orderId of ["o-170", "o-174", "o-180"])
  test(`the amount of ${orderId}, I cannot pay and the button that pays are on the screen at 200 % text`, {
    tag: "@rulings.cannot-pay",
  }, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open("/loanDetail", { ...filipino, orderId });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const cannotPay = page.getByRole("button", { name: "Hindi ako makabayad" });
    const amount = page.getByRole("definition").filter({ hasText: "₱2,6" }).first();
    const gap = async () => {
      const [figures, button] = await Promise.all([amount.boundingBox(), cannotPay.boundingBox()]);
      return figures && button && button.y - figures.y - figures.height;
    };
    await expect.poll(gap).toBeGreaterThan(0);
    await expect(amount).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(cannotPay).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Magbayad", exact: true })).toBeInViewport({ ratio: 1 });
    if (orderId !== "o-174") return;
    const rollover = page.getByRole("link", { name: "I-extend" });
    await expect(rollover).not.toBeInViewport();
    await rollover.focus();
    await expect(rollover).toBeInViewport({ ratio: 1 });
  });
