import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, expectAccessible, order, test } from "../../harness/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns a screenshot of an element as pixels, as a camera would see it. */
async function photograph(part: Locator) {
  const { width, height, data } = PNG.sync.read(await part.screenshot());
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** Reads a QR code with two readers. They choose the character set of text beyond ASCII in different ways. */
async function readQr(part: Locator) {
  const { width, height, data } = await photograph(part);
  return [jsQR(data, width, height)?.data, new QRCodeReader().decode(await readBitmap(part)).getText()];
}

async function readBitmap(part: Locator) {
  const { width, height, data } = await photograph(part);
  const grey = new Uint8ClampedArray(width * height).map((_, index) => data[index * 4] ?? 0);
  return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
}

async function readBarcode(part: Locator) {
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  return reader.decode(await readBitmap(part)).getText();
}

async function payBy(page: Page, channel: string, { method, pay } = { method: "Payment Method", pay: "Payment" }) {
  await page.getByRole("button", { name: method }).click();
  const sheet = page.getByRole("dialog", { name: method });
  await sheet.getByRole("radio", { name: channel }).check({ force: true });
  await sheet.getByRole("button", { name: pay, exact: true }).click();
}

const words = {
  ...{ method: "Paraan ng pagbayad", pay: "Magbayad", terms: "Walang fee · darating sa loob ng 1 oras" },
  ...{ last: /^Huling ginamit/, save: "I-save ang QR", next: "Ano ang susunod", when: "sa loob ng 1 oras" },
  ...{ downloads: /Tingnan po sa inyong downloads/, paid: "Nakabayad na ako", channel: "Online banking" },
  ...{ back: "Bumalik sa inyong loan", pending: /Huwag munang magbayad ulit/ },
};

test("after a QR code, its picture is saved and its payment is noted, in Filipino", {
  tag: ["@repayment-codes.save-qr", "@repayment-codes.have-paid", "@repayment.channel-terms"],
}, async ({ page, open }) => {
  await open("/repay", { ...order, lang: "fil-PH" });
  await page.getByRole("button", { name: words.method }).click();
  await expect(page.getByRole("dialog").getByText(words.terms)).toBeVisible();
  await page.keyboard.press("Escape");
  await payBy(page, words.channel, words);
  const code = page.getByRole("img", { name: /QR/ });
  await expect(code).toBeVisible();
  await expect(page.getByRole("region", { name: words.next }).getByText(words.when)).toBeVisible();
  await expectAccessible(page);
  // The message is gone before the picture has been read on a busy machine.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    expect(page.getByText(words.downloads)).toBeVisible(),
    page.getByRole("button", { name: words.save }).click(),
  ]);
  const buffer = readFileSync(await download.path());
  const picture = PNG.sync.read(buffer);
  const shown = new URL(page.url()).searchParams.get("payCode");
  expect(jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data).toBe(shown);
  await page.getByRole("button", { name: words.paid }).click();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174$/);
  await expect(page.getByText(words.pending).first()).toBeVisible();
  await page.getByRole("link", { name: "Ipadala ang larawan ng resibo" }).click();
  await expect(page.getByRole("textbox")).toHaveValue(/^Nakabayad na po ako/);
  await page.locator("input[type=file]").setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Ipadala" }).click();
  await expect(page.getByRole("link", { name: "Naipadala na ang resibo. Tingnan ang reklamo" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: words.back }).click();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174$/);
  await open("/repay", { ...order, lang: "fil-PH" });
  await page.getByRole("button", { name: words.method }).click();
  const sheet = page.getByRole("dialog", { name: words.method });
  await expect(sheet.getByText(words.last)).toBeVisible();
  await expect(sheet.getByRole("radio").first()).toBeChecked();
});

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, { tag: theme === "dark" ? [] : "@long" }, () => {
    test.use({ colorScheme: theme });

    test("a store's scanner reads the barcode", { tag: ["@repayment-codes.route", "@repayment-codes.copy"] }, async ({
      page,
      open,
    }) => {
      await open("/repaymentOfCode", { showType: "1", payCode: "801244673091", repayAmount: "265000" });
      expect(await readBarcode(page.getByRole("img", { name: "Barcode of the payment code" }))).toBe("801244673091");
    });

    for (const code of [
      "https://wallet.example/pay/7f3c2a9b51d84e60?amount=265000",
      "https://wallet.example/pay/Parañaque?to=Piñas Lending",
    ])
      test(`wallets read the QR code of ${code}`, { tag: ["@repayment-codes.qr", "@repayment-codes.utf-8"] }, async ({
        page,
        open,
      }) => {
        await open("/repaymentOfCode", { showType: "2", payCode: code, repayAmount: "265000" });
        expect(await readQr(page.getByRole("img", { name: "QR code for this repayment" }))).toEqual([code, code]);
      });
  });
}

test("a payment at a counter opens its code, which is issued only once for repeated requests", {
  tag: "@product.borrower-tasks",
}, async ({ page, open, callSandbox }) => {
  await open("/repay", order);
  await payBy(page, "Corner Store");
  await expect(heading(page, "Repayment code")).toBeVisible();
  const first = new URL(page.url()).searchParams.get("payCode") ?? "";
  expect(await readBarcode(page.getByRole("img", { name: "Barcode of the payment code" }))).toBe(first);
  await open("/repay", order);
  await payBy(page, "Corner Store");
  await expect(heading(page, "Repayment code")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("payCode")).toBe(first);
  expect(JSON.stringify(await callSandbox("/sandbox/orders"))).toContain("o-174");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(page.getByRole("img", { name: [...first].slice(0, 4).join(" ") })).toBeInViewport({ ratio: 1 });
});
