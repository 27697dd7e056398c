import type { Page } from "@playwright/test";
import { holdScripts } from "../../harness/holdScripts.ts";
import { expect, test } from "../../harness/test.ts";
import { watchShifts } from "../../harness/watchShifts.ts";

const order = { productId: "p-1", orderId: "o-174" };
const apiResponses = /\/api\/app\/(v3\/loan-details|v3\/installment\/loan-play-detail)\?/;

/** Returns left, top and height of the first occurrence of a text. */
const positionOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.textContent?.trim() !== wanted || node.parentElement?.closest("script, template")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, height } = range.getBoundingClientRect();
      return [left, top, height].map(Math.round);
    }
    return undefined;
  }, text);

for (const { path, texts, control } of [
  {
    path: "/loanDetail",
    texts: ["Payment is due soon", "Pay on or before the due date.", "Amount due", "2.650", "Due date"],
    control: "REPAY",
  },
  { path: "/repay", texts: ["Repayment amount", "2650.00", "Repayment date"], control: "Payment Method" },
  { path: "/repayOrNot", texts: ["To repay", "2650.00", "Due date"], control: "Repay now" },
  { path: "/bindBank", texts: ["Bank", "Account number"], control: "Next" },
  { path: "/complaint", texts: ["Sandbox Cash", "Amount due", "₱2.650"], control: "Collection" },
  { path: "/promotion", texts: ["A loan with nothing hidden"], control: "Register" },
]) {
  test(`${path} shows its facts before any script has loaded, in the same position as the screen`, async ({
    page,
    open,
  }) => {
    const readShifts = await watchShifts(page);
    const release = await holdScripts(page);
    // The page has loaded only after its scripts, so this must not wait.
    const opened = open(path, order);
    await expect(page.locator("#skeleton")).toContainText(texts.at(-1) ?? "");
    const before = await Promise.all(texts.map((text) => positionOf(page, text)));
    expect(before).not.toContain(undefined);
    release();
    await opened;
    await expect(page.getByRole("button", { name: control, exact: true })).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect.poll(() => Promise.all(texts.map((text) => positionOf(page, text)))).toEqual(before);
    expect(await readShifts()).toEqual([]);
  });
}

for (const [what, body] of [
  ["markup in place of an amount", { repayAmount: "<img src=x onerror=alert(1)>", repayDate: "2026-12-21" }],
  ["an amount with a telephone number behind it", { repayAmount: "₱1, call 0917", repayDate: "2026-12-21" }],
  ["an invalid date", { repayAmount: "100", repayDate: "<b>now</b>" }],
] as const) {
  test(`the skeleton shows no facts when the response contains ${what}`, async ({ page, open }) => {
    await page.route(apiResponses, (route) =>
      route.fulfill({ contentType: "application/json", body: JSON.stringify({ code: "00", message: "", data: body }) }),
    );
    const release = await holdScripts(page);
    const response = page.waitForResponse(apiResponses);
    const opened = open("/repay", order);
    await (await response).finished();
    await expect(page.getByRole("heading", { name: "Repayment" })).toBeVisible();
    await expect(page.locator("#skeleton img, #skeleton b")).toHaveCount(0);
    await expect(page.locator("#skeleton")).not.toContainText(/img|0917|now/);
    release();
    await opened;
    await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  });
}

test("the skeleton shows no facts of another order than the chosen one", async ({ page, open }) => {
  await page.addInitScript(() => {
    const shownFacts: string[] = [];
    Object.assign(window, { shownFacts });
    new MutationObserver(() => {
      const text = document.getElementById("skeleton")?.textContent ?? "";
      if (text.includes("Amount due")) shownFacts.push(text);
    }).observe(document, { childList: true, subtree: true });
  });
  const countShown = () => page.evaluate(() => (window as unknown as { shownFacts: string[] }).shownFacts.length);
  await open("/complaint", { ...order, orderNo: "2611220021" });
  await expect(page.getByRole("button", { name: "Collection" })).toBeVisible();
  expect(await countShown()).toBe(0);
  await open("/complaint", order);
  await expect(page.getByRole("button", { name: "Collection" })).toBeVisible();
  expect(await countShown()).toBeGreaterThan(0);
});

test("a refusal is shown by the screen with the server's message, not by the skeleton", async ({ page, open }) => {
  await page.route(apiResponses, (route) =>
    route.fulfill({
      contentType: "application/json",
      body: JSON.stringify({
        code: "500",
        message: "Not today",
        data: { repayAmount: "100", repayDate: "2026-12-21" },
      }),
    }),
  );
  await open("/repay", order);
  await expect(page.getByRole("main").getByText("Not today")).toBeVisible();
  await expect(page.getByText("₱1.00")).toHaveCount(0);
});
