import type { Locator, Page } from "@playwright/test";
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from "@zxing/library";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns a screenshot of an element as pixels, as a camera would see it. */
async function photograph(part: Locator) {
  const { width, height, data } = PNG.sync.read(await part.screenshot());
  return { width, height, data: new Uint8ClampedArray(data) };
}

async function readQr(part: Locator) {
  const { width, height, data } = await photograph(part);
  return jsQR(data, width, height)?.data;
}

async function readBarcode(part: Locator) {
  const { width, height, data } = await photograph(part);
  const grey = new Uint8ClampedArray(width * height).map((_, index) => data[index * 4] ?? 0);
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return reader.decode(bitmap).getText();
}

async function payBy(page: Page, channel: string) {
  await page.getByRole("button", { name: "Payment Method" }).click();
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await sheet.getByRole("radio", { name: channel }).check({ force: true });
  await sheet.getByRole("button", { name: "Payment" }).click();
}

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

    test("a wallet reads the QR code", { tag: "@repayment-codes.qr" }, async ({ page, open }) => {
      const payCode = "https://wallet.example/pay/7f3c2a9b51d84e60?amount=265000";
      await open("/repaymentOfCode", { showType: "2", payCode, repayAmount: "265000" });
      expect(await readQr(page.getByRole("img", { name: "QR code for this repayment" }))).toBe(payCode);
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
  expect(JSON.stringify(await callSandbox("/sandbox/orders", undefined, "GET"))).toContain("o-174");
});

test("the code of a slip is stored on the phone and can be copied", { tag: "@repayment-codes.saved" }, async ({
  page,
  open,
  context,
}) => {
  await open("/repay", order);
  await payBy(page, "Pawnshop");
  await expect(heading(page, "Repayment code")).toBeVisible();
  await expect(page.getByText("Please keep the deposit slip as proof of payment.")).toBeVisible();
  await expect(page.getByText("Contract number")).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).click();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("repaymentInfo") ?? "{}"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stored.contractNumber);
  expect(stored.groups.length).toBeGreaterThan(0);
});

test.describe("hostile and malformed codes", () => {
  for (const query of [
    {},
    { showType: "2", payCode: "x".repeat(5000) },
    {
      showType: "1",
      payCode: "<img src=x onerror=alert(1)>",
      payCodeImg: "javascript:alert(1)",
      repayAmount: "__proto__",
    },
    { showType: "9", payCode: "\u202e801244", repayAmount: "-1" },
  ] as const) {
    const tag = "payCodeImg" in query ? [] : "@long";
    test(`${JSON.stringify(query).slice(0, 60)} renders a complete page`, { tag }, async ({ page, openLive }) => {
      await openLive("/repaymentOfCode", query);
      await expect(heading(page, "Repayment code")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test("a link without a session shows nothing to pay", { tag: "@repayment-codes.route" }, async ({
    page,
    sandbox,
  }) => {
    const stranger = new URLSearchParams({
      showType: "1",
      payCode: "801244673091",
      payCodeImg: `${sandbox.origin}/sandbox/assets/corner-store.svg`,
      repayAmount: "265000",
    });
    const pictures: string[] = [];
    page.on("request", (request) => pictures.push(new URL(request.url()).pathname));
    await page.goto(`${sandbox.origin}/repaymentOfCode?${stranger}`);
    await expect(page.getByText("Your session has ended").first()).toBeVisible();
    await expect(page.getByText(/8012|2650/)).toHaveCount(0);
    expect(pictures.filter((path) => path.includes("corner-store"))).toEqual([]);
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
    await page.goto(`${sandbox.origin}/payInstructions?${stranger}`);
    await expect(page.getByText(/Your reference number is the payment code/)).toBeVisible();
    await expect(page.getByText(/8012/)).toHaveCount(0);
  });

  test("a malformed storage shows what can be read of it, or the empty state", async ({ page, openLive }) => {
    for (const [stored, shown] of [
      ['{"groups":"x","contractNumber":7}', "Contract number"],
      ["not JSON", "No payment was kept on this phone"],
    ] as const) {
      await page.addInitScript((text) => localStorage.setItem("repaymentInfo", text), stored);
      await openLive("/repaymentOfCode2");
      await expect(heading(page, "Repayment code")).toBeVisible();
      await expect(page.getByText(shown)).toBeVisible();
    }
  });
});

test("a screenshot of the instructions zooms by its buttons and by a pinch", {
  tag: ["@repayment-codes.instructions", "@repayment-codes.enlarge"],
}, async ({ page, open }) => {
  await open("/payInstructions", { payCode: "801244673091" });
  await page.getByRole("button", { name: "Enlarge: the receipt" }).click();
  const dialog = page.getByRole("dialog", { name: "the receipt" });
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect(dialog.getByText("150 %")).toBeVisible();
  const box = await dialog.getByRole("region", { name: "the receipt" }).boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [-1, 1].map((side, id) => ({
              id,
              x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + side * apart,
              y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
            })),
    });
  await touch("touchStart", 30);
  for (const apart of [35, 40, 50, 60]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expect(dialog.getByText("300 %")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Enlarge: the receipt" })).toBeFocused();
});
