import { inBytes, inCharacters, issueQrPh } from "../../harness/issueQrPh.ts";
import { decide } from "../../harness/payments.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

const english = {
  logIn: "Log in",
  nothing: "Nothing was charged",
  open: "Open agreement",
  agree: "Agree",
  notLoaded: "The agreement did not load",
  retry: "Retry",
  expired: "This payment code has expired",
  renew: "Get a new code",
  method: "Payment method",
  qr: "QR code for this repayment",
  includes: /Includes ₱[\d,.]+ late fee/,
  pending: "We are checking your payment",
  plan: /does not state the amount and day/,
  cost: "Cost of this loan",
  monthly: "Effective rate per month",
  more: "More",
} as const;

const copy = {
  "en-PH": english,
  "fil-PH": {
    logIn: "Mag-log in",
    nothing: "Wala pong siningil",
    open: "Buksan ang kasunduan",
    agree: "Sumasang-ayon ako",
    notLoaded: "Hindi po na-load ang kasunduan",
    retry: "Subukan ulit",
    expired: "Expired na ang payment code na ito",
    renew: "Kumuha ng bagong code",
    method: "Paraan ng pagbayad",
    qr: "QR code para sa bayad na ito",
    includes: /Kasama ang ₱[\d,.]+ na late fee/,
    pending: "Tinitingnan na po ang inyong bayad",
    plan: /Hindi po nakasaad ang halaga at petsa/,
    cost: "Magkano ang gastos sa loan na ito",
    monthly: "Buwanang effective rate",
    more: "Higit pa",
  },
  "zh-CN": {
    logIn: "登录",
    nothing: "没有扣款",
    open: "打开协议",
    agree: "同意",
    notLoaded: "协议未能加载",
    retry: "重试",
    expired: "此付款码已过期",
    renew: "获取新的付款码",
    method: "付款方式",
    qr: "本次还款的二维码",
    includes: /含逾期费 ₱[\d,.]+/,
    pending: "正在确认您的付款",
    plan: /未说明每期还款的金额和日期/,
    cost: "此借款的费用",
    monthly: "每月实际利率",
    more: "更多",
  },
} as const;

for (const [lang, texts] of Object.entries(copy)) {
  // A change is tried in Filipino, the long tests in all three languages (`pnpm test:deep`).
  test.describe(lang, { tag: lang === "fil-PH" ? [] : "@long" }, () => {
    test.use({ expectedErrors: /status of (401|403)|net::ERR|frame/i });

    test("an agreement that hangs cannot be agreed to, and Open agreement opens its text", async ({
      page,
      open,
      callSandbox,
      sandbox,
    }) => {
      const popAgreementUrl = `${sandbox.origin}/sandbox/agreements/loan-agreement`;
      await callSandbox("/sandbox/products/p-1", { popAgreementUrl });
      let isHanging = true;
      await page.route("**/sandbox/agreements/**", (route) => (isHanging ? undefined : route.continue()));
      await page.clock.install();
      await open("/loanConfirm", { ...order, lang });
      const agree = page.getByRole("button", { name: texts.agree, exact: true });
      await expect(agree).toBeDisabled();
      await page.clock.fastForward(11_000);
      await expect(page.getByText(texts.notLoaded)).toBeVisible();
      await expect(agree).toBeDisabled();
      isHanging = false;
      await page.getByRole("button", { name: texts.retry }).click();
      await expect(agree).toBeEnabled();
      await page.getByRole("button", { name: texts.open }).click();
      await expect(page).toHaveURL(popAgreementUrl);
      await page.goBack();
      await expect(agree).toBeEnabled();
      await agree.click();
      await expect(agree).toHaveCount(0);
    });

    test("a code that has expired is hidden, and a new one is offered", async ({ page, openLive }) => {
      await openLive("/repay", { ...order, lang });
      await page.getByRole("button", { name: texts.method }).click();
      await page.getByRole("dialog").getByRole("radio").last().check({ force: true });
      await page.getByRole("dialog").getByRole("button").last().click();
      await expect(page).toHaveURL(/repaymentOfCode/);
      await page.clock.install({ time: Date.now() + 60 * 86_400_000 });
      await page.reload();
      await expect(page.getByText(texts.expired)).toBeVisible();
      await expect(page.getByRole("img", { name: texts.qr })).toHaveCount(0);
      await page.getByRole("button", { name: texts.renew }).click();
      await expect(page).toHaveURL(/\/repay\?/);
    });

    test("a saved code survives a launch without a session, for its session alone", async ({
      page,
      openLive,
      sandbox,
    }) => {
      await openLive("/repay", { ...order, lang });
      const read = () => page.evaluate(() => localStorage.getItem("repaymentInfo"));
      await expect.poll(read).not.toBeNull();
      const before = await read();
      const code = (JSON.parse(before ?? "{}") as { contractNumber: string }).contractNumber;
      const main = page.getByRole("main");
      for (const session of ["&sessionId=", ""]) {
        await page.goto(`${sandbox.origin}/repaymentOfCode2?lang=${lang}${session}`);
        await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
        await expect(main).not.toContainText(code.slice(-4));
        expect(await read()).toBe(before);
      }
      await openLive("/repaymentOfCode2", { lang });
      await expect(main).toContainText(code.slice(-4));
      await page.goto(`${sandbox.origin}/repaymentOfCode2?lang=${lang}&sessionId=`);
      await openLive("/repaymentOfCode2", { lang, sessionId: "other" });
      await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
      await expect(main).not.toContainText(code.slice(-4));
      expect(await read()).toBeNull();
    });

    test("QR Ph payloads as wallets issue them are shown, and a damaged one is not", async ({ page, openLive }) => {
      const details = { bankCode: "GCASH", showType: "2", repayAmount: "265000", lang };
      for (const [payload, isShown] of [
        [issueQrPh({ city: "Parañaque" }), true],
        [issueQrPh({ city: "Parañaque" }, inBytes), true],
        [issueQrPh({}, inCharacters, (checksum) => checksum.toLowerCase()), true],
        [issueQrPh({}).replace("2650.00", "2650.01"), false],
      ] as const) {
        await openLive("/repaymentOfCode", { ...details, payCode: payload });
        await expect(page.getByRole("img", { name: texts.qr })).toHaveCount(isShown ? 1 : 0);
      }
    });

    test("rows of text and value in a plan are shown, and a plan without details collapses", async ({
      page,
      openLive,
    }) => {
      await page.route(/\/loan-play-detail/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const rows = ["Principal", "Interest", "Service fee"].map((text, index) => ({
          text,
          value: `₱${index + 1}11`,
        }));
        Object.assign(body.data, { details: [], repayPlan: rows });
        await route.fulfill({ response, json: body });
      });
      await openLive("/repay", { ...order, lang });
      await expect(page.getByText("Principal")).toBeVisible();
      await expect(page.getByText("₱211")).toBeVisible();
      await expect(page.getByText("Service fee")).toBeHidden();
      await page.getByRole("button", { name: texts.more }).click();
      await expect(page.getByText("Service fee")).toBeVisible();
      await expect(page.getByText("₱311")).toBeVisible();
    });

    test("a late amount says which late fee it includes", async ({ page, openLive }) => {
      await openLive("/repay", { productId: "p-1", orderId: "o-180", lang });
      await expect(page.getByText(texts.includes)).toBeVisible();
    });

    for (const kind of ["401", "403", "code-401"]) {
      test(`a session that ends with ${kind} offers the login, at load and at a payment`, {
        tag: kind === "401" ? [] : "@long",
      }, async ({ page, openLive, callSandbox }) => {
        await openLive("/repay", { ...order, lang });
        await callSandbox("/sandbox/faults", { match: "generate-vcode", kind });
        await page.getByRole("button", { name: texts.method }).click();
        await page.getByRole("dialog").getByRole("button").last().click();
        const logIn = page.getByRole("button", { name: texts.logIn, exact: true });
        await expect(logIn).toBeVisible();
        await expect(page.getByText(texts.nothing)).toBeVisible();
        await expect(page.getByRole("button", { name: texts.retry })).toHaveCount(0);
        await callSandbox("/sandbox/faults", { match: "loan-details", kind });
        await openLive("/loanDetail", { ...order, lang });
        await expect(page.getByText(texts.nothing)).toBeVisible();
        await logIn.click();
        await expect(page.getByText("returnToLogin")).toBeVisible();
      });
    }

    test("a launch without a session offers the login", async ({ page, openLive }) => {
      for (const path of ["/loanDetail", "/repay", "/loanConfirm", "/repaymentOfCode"]) {
        await openLive(path, { ...order, lang, sessionId: "" });
        await expect(page.getByRole("button", { name: texts.logIn, exact: true })).toBeVisible();
      }
    });

    test("a pending payment replaces the hints to pay", async ({ page, open, callSandbox }) => {
      await decide(callSandbox, "leave-pending");
      await open("/loanDetail", { ...order, lang });
      await expect(page.getByText(texts.pending)).toBeVisible();
      await expect(page.getByText(/due soon|next payment|malapit na|即将到期/i)).toHaveCount(0);
    });

    test("a charge on the day of release is part of the rate, and a missing day is named", async ({
      page,
      openLive,
      callSandbox,
    }) => {
      const plan = [
        { description: "Fee", amount: 100_000, pay_time: "2026-12-01" },
        { description: "First payment", amount: 1_000_000, pay_time: "2026-12-31" },
      ];
      const override = (fields: object) =>
        callSandbox("/sandbox/products/p-1", { details: [], repay_plans: plan, ...fields });
      await override({ firstPeriodDay: 0 });
      await openLive("/loanConfirm", { ...order, lang });
      const card = page.getByRole("region", { name: texts.cost });
      await expect(card.getByText(texts.monthly)).toBeVisible();
      await expect(card.getByText("11.11%")).toBeVisible();
      await override({ firstPeriodDay: null });
      await openLive("/loanConfirm", { ...order, lang });
      await expect(card.getByText(texts.plan)).toBeVisible();
    });
  });
}
