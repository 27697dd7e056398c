import type { Page } from "@playwright/test";
import { expectAccessible } from "../../harness/expectAccessible.ts";
import { expect, test } from "../../harness/test.ts";

const copy = {
  "en-PH": {
    goLoan: "Get the loan",
    refused: "This application was not accepted",
    others: "See other loans",
    goesTo: "Money goes to",
    onItsWay: /^Your money is on its way to Bank of the Sandbox ••• 8901\. It arrives by \d{4}-\d{2}-\d{2}\.$/,
    waiting: "Waiting for our reply",
    late: /days? late/,
    lateNext: "You can take it to the SEC now.",
    file: "File a complaint",
  },
  "fil-PH": {
    goLoan: "Kunin ang loan",
    refused: "Hindi po tinanggap ang application na ito",
    others: "Tingnan ang ibang loan",
    goesTo: "Ipapadala sa",
    onItsWay: /^Papunta na po ang pera sa Bank of the Sandbox ••• 8901\. Darating ito hanggang \d{4}-\d{2}-\d{2}\.$/,
    waiting: "Naghihintay ng sagot namin",
    late: /araw nang late/,
    lateNext: "Maaari na po ninyo itong dalhin sa SEC.",
    file: "Magreklamo",
  },
  "zh-CN": {
    goLoan: /借款|申请/,
    refused: "此申请未获接受",
    others: "查看其他贷款",
    goesTo: "收款账户",
    onItsWay: /^款项正在汇入 Bank of the Sandbox ••• 8901，最迟 \d{4}-\d{2}-\d{2} 到账。$/,
    waiting: "等待我们回复",
    late: /已逾期/,
    lateNext: "您现在可以向 SEC 投诉。",
    file: "提交投诉",
  },
} as const;

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [lang, texts] of Object.entries(copy)) {
  // A change is tried in Filipino, the long tests in all three languages (`pnpm test:deep`).
  test.describe(lang, { tag: lang === "fil-PH" ? [] : "@long" }, () => {
    test("a refused application says what it means and leads to other loans", {
      tag: "@confirmation.refused-next",
    }, async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route("**/loan-detail-push*", (route) =>
        route.fulfill({ json: { code: "30", message: "Full.", data: null } }),
      );
      await open("/loanConfirm", { productId: "p-1", lang });
      await page.getByRole("button", { name: texts.goLoan }).last().click();
      const refused = page.getByRole("region", { name: texts.refused });
      await expect(refused).toContainText("Full.");
      expect(await isNarrow(page)).toBe(true);
      await expectAccessible(page);
      await refused.getByRole("button", { name: texts.others }).click();
      await expect(page).toHaveURL(/\/recommendList/);
    });

    test("a borrower sees which account gets the money, and when", {
      tag: "@rulings.bound-account",
    }, async ({ page, open, callSandbox }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const account = { name: "Bank of the Sandbox", lastDigits: "001245678901" };
      await callSandbox("/sandbox/orders/o-151", { account });
      await open("/loanDetail", { productId: "p-1", orderId: "o-151", lang });
      await expect(page.getByText(texts.onItsWay)).toBeVisible();
      const row = page.getByText(texts.goesTo, { exact: true }).locator("..");
      await expect(row).toContainText("Bank of the Sandbox ••• 8901");
      await expect(page.locator("body")).not.toContainText("4567");
      expect(await isNarrow(page)).toBe(true);
      // A lender that sends something else: the order is shown without it.
      await callSandbox("/sandbox/orders/o-151", { account: ["x".repeat(10_000)] });
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(texts.goesTo, { exact: true })).toHaveCount(0);
    });

    test("the list says what a complaint waits for, when it is late, and always leads to a new one", {
      tag: ["@complaints.deadline", "@complaints.file"],
    }, async ({ page, openLive, callSandbox }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openLive("/complaintList", { lang });
      const complaint = page.getByRole("link", { name: texts.waiting });
      await expect(complaint).toContainText(/\d{4}-\d{2}-\d{2}/);
      await callSandbox("/sandbox/clock", { days: 9 });
      await page.reload();
      await expect(complaint).toContainText(texts.late);
      await expect(complaint).toContainText(texts.lateNext);
      expect(await isNarrow(page)).toBe(true);
      await expectAccessible(page);
      await page.getByRole("link", { name: texts.file, exact: true }).click();
      await expect(page).toHaveURL(/\/complaint(\?|$)/);
    });
  });
}

test.describe("a phone set to Filipino", () => {
  test.use({ locale: "fil-PH" });

  /** Serves the documents of a deployment with another environment. */
  const deploy = (page: Page, phoneLocale: unknown) =>
    page.route(/\/(loanDetail|About)\b/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"locale":',
        `"phoneLocale":${JSON.stringify(phoneLocale)},"locale":`,
      );
      await route.fulfill({ response, body });
    });

  test("gets Filipino where the deployment allows it, from the first paint on", {
    tag: "@rulings.languages",
  }, async ({ page, open }) => {
    await deploy(page, "fil-PH");
    const languages: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v3/loan-details")) languages.push(request.headers()["accept-language"]);
    });
    await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
    await expect(page.getByRole("heading", { level: 1, name: "Detalye ng loan" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Malapit na ang due date" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fil-PH");
    expect(new Set(languages).size).toBeLessThanOrEqual(1);
    await open("/loanDetail", { productId: "p-1", orderId: "o-174", lang: "en-PH" });
    await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  });

  test("sees a public page in no other language before its own", {
    tag: "@rulings.languages",
  }, async ({ page, sandbox }) => {
    await deploy(page, "fil-PH");
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenTexts: seen });
      const look = () => {
        const place = document.getElementById("skeleton");
        // A height means that the browser lays it out.
        if (place && place.offsetHeight > 0) seen.add(place.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${sandbox.origin}/About`);
    await expect(page.getByRole("link", { name: "Tungkol sa amin" }).first()).toBeVisible();
    const seen = await page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
    expect(seen.filter((text) => /Know every payment|How it works/.test(text))).toEqual([]);
  });

  for (const phoneLocale of [undefined, "fil", ["fil-PH"], true])
    test(`gets the deployment's language with phoneLocale ${JSON.stringify(phoneLocale)}`, {
      tag: "@rulings.languages",
    }, async ({ page, open }) => {
      if (phoneLocale !== undefined) await deploy(page, phoneLocale);
      await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
      await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
    });
});
