import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

const copy = {
  "en-PH": { logIn: "Log in", nothing: "Nothing was charged", retry: "Retry", method: "Payment method" },
  "fil-PH": {
    logIn: "Mag-log in",
    nothing: "Wala pong siningil",
    retry: "Subukan ulit",
    method: "Paraan ng pagbayad",
  },
  "zh-CN": { logIn: "登录", nothing: "没有扣款", retry: "重试", method: "付款方式" },
} as const;

test.use({ expectedErrors: /status of (401|403)|net::ERR|frame/i });

for (const [lang, texts] of Object.entries(copy)) {
  // A change is tried in Filipino, the long tests in all three languages (`pnpm test:deep`).
  const tagOf = (isShort: boolean) => (isShort && lang === "fil-PH" ? [] : "@long");

  for (const kind of ["401", "403", "code-401"])
    test(`a session that ends with ${kind} offers the login, at load and at a payment, in ${lang}`, {
      tag: tagOf(kind === "401"),
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

  test(`a launch without a session offers the login in ${lang}`, { tag: tagOf(true) }, async ({ page, openLive }) => {
    for (const path of ["/loanDetail", "/repay", "/loanConfirm", "/repaymentOfCode"]) {
      await openLive(path, { ...order, lang, sessionId: "" });
      await expect(page.getByRole("button", { name: texts.logIn, exact: true })).toBeVisible();
    }
  });
}
