import type { Page } from "@playwright/test";
import { expectAccessible } from "../../harness/expectAccessible.ts";
import { type CallSandbox, expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

interface StoredOrder {
  readonly number: string;
  readonly receipts: readonly Readonly<Record<string, unknown>>[];
  readonly codes: readonly { readonly code: string; readonly state: string; readonly channelNumber: number }[];
}
const stored = (callSandbox: CallSandbox, id = "o-174") =>
  callSandbox(`/sandbox/orders/${id}`, undefined, "GET") as Promise<StoredOrder>;

/** Pays an open code of the order as a payer at its channel does. */
async function payCode(callSandbox: CallSandbox, code = "801244673091") {
  const codes = (await callSandbox("/sandbox/codes", undefined, "GET")) as { token: string; code: string }[];
  const token = codes.find((issued) => issued.code === code)?.token ?? "";
  await callSandbox(`/sandbox/wallet/${token}`, { decision: "pay" });
}

/** At 320 px and with text of twice the size, nothing may be wider than the page. */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 360, height: 740 });
}

test.describe("in Filipino, which has the longest words", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("a payment has a receipt, which is also read without a connection", async ({ page, open, callSandbox }) => {
    await payCode(callSandbox);
    const { number, receipts: written } = await stored(callSandbox);
    expect(written).toMatchObject([
      { amountCentavos: 265_000, remainingCentavos: 795_000, nextOn: expect.any(String) },
    ]);
    await open("/repay", { ...order, lang: "fil-PH" });
    await page.getByRole("link", { name: "Mga bayad at resibo" }).click();
    await page.getByRole("link", { name: "₱2,650.00" }).click();
    const region = page.getByRole("region", { name: "Resibo", exact: true });
    for (const text of ["₱2,650.00", "₱7,950.00", "801244673091", `${number}-P1`, "Natitirang babayaran"]) {
      await expect(region.getByText(text).first()).toBeVisible();
    }
    await expect(region.getByText(String(written[0]?.nextOn))).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
    await page.route("**/v3/installment/receipts*", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Ito po ang kopyang nasa inyong cellphone.")).toBeVisible();
    await expect(region.getByText("801244673091")).toBeVisible();
  });

  test("an extension shows its whole price beside paying now", async ({ page, open, callSandbox }) => {
    await open("/repayDelay", { ...order, lang: "fil-PH" });
    const extended = page.getByRole("region", { name: "Kung mag-e-extend" });
    await expect(extended.getByText("₱10,850.00")).toBeVisible();
    await expect(page.getByRole("region", { name: "Kung magbabayad ngayon" }).getByText("₱10,600.00")).toBeVisible();
    await expectReflow(page);
    expect((await stored(callSandbox)).receipts).toEqual([]);
  });
});

test("a new launch drops the receipts, and another borrower's order has none", async ({ page, open, callSandbox }) => {
  await payCode(callSandbox);
  await open("/receipt", order);
  await expect(page.getByRole("region", { name: "Payments" })).toBeVisible();
  const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("receipts ")));
  expect(await keys()).toEqual(["receipts o-174"]);
  await open("/receipt", { ...order, sessionId: "other" });
  await expect(page.getByText("We could not find this order.").first()).toBeVisible();
  expect(await keys()).toEqual([]);
});

test("a repaid loan has a clearance statement that adds up", { tag: "@rulings.receipt" }, async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/receipt", { productId: "p-1", orderId: "o-200" });
  const statement = page.getByRole("region", { name: "Clearance statement" });
  await expect(statement.getByText("₱10600.00")).toBeVisible();
  const { receipts } = await stored(callSandbox, "o-200");
  expect(receipts.reduce((sum, { amountCentavos }) => sum + Number(amountCentavos), 0)).toBe(1_060_000);
});

test("a late payment replaces its code, and only the newest code can be paid", async ({ page, open, callSandbox }) => {
  await callSandbox("/sandbox/clock", { days: 10 });
  await open("/repay", order);
  await expect(page.getByText("801244673091 (replaced)")).toBeVisible();
  await page.getByRole("button", { name: "Payment Method" }).click();
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await sheet.getByRole("radio", { name: "Corner Store counter" }).check({ force: true });
  await sheet.getByRole("button", { name: "Payment" }).click();
  await page.waitForURL(/\/repaymentOfCode/);
  await expect(page.getByRole("region", { name: "About this payment code" })).toContainText("Sandbox Lending");
  const { codes } = await stored(callSandbox);
  expect(codes.filter(({ channelNumber }) => channelNumber === 90002).map(({ state }) => state)).toEqual([
    "void",
    "open",
  ]);
});

test("QR Ph is shown when it is right, and not when its amount was changed", async ({ page, open }) => {
  await open("/repay", order);
  await page.getByRole("button", { name: "Payment Method" }).click();
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await sheet.getByRole("radio", { name: "QR Ph" }).check({ force: true });
  await sheet.getByRole("button", { name: "Payment" }).click();
  await page.waitForURL(/\/repaymentOfCode/);
  await expect(page.getByRole("img", { name: "QR code for this repayment" })).toBeVisible();
  await expect(page.getByText("Your wallet shows SANDBOX LENDING as the receiver.")).toBeVisible();
  await page.goto(page.url().replace("2650.00", "9650.00"));
  await expect(page.getByText("Do not pay with this QR code")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code for this repayment" })).toHaveCount(0);
});
