import { expectAccessible } from "../../harness/expectAccessible.ts";
import { expect, test } from "../../harness/test.ts";

const statuses = [
  { orderId: "o-21", heading: "Application received", buttons: [] },
  { orderId: "o-110", heading: "Under review", buttons: [] },
  { orderId: "o-151", heading: "Your loan is on its way", buttons: [] },
  { orderId: "o-170", heading: "Your loan is active", buttons: ["Repayment"] },
  { orderId: "o-174", heading: "Payment is due soon", buttons: ["REPAY", "Rollover Repayment"] },
  { orderId: "o-180", heading: "Your payment is late", buttons: ["Repayment"] },
  { orderId: "o-200", heading: "Fully paid. Thank you!", buttons: ["Borrow Again"] },
];
const actions = ["Repayment", "REPAY", "Rollover Repayment", "Borrow Again"];

test("each status shows its banner and its buttons, without accessibility violations", {
  tag: ["@product.borrower-tasks", "@order-details.route"],
}, async ({ page, openLive }) => {
  for (const { orderId, heading, buttons } of statuses) {
    await test.step(orderId, async () => {
      await openLive("/loanDetail", { productId: "p-1", orderId });
      await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
      await expect(page).toHaveTitle("Order Details");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      for (const name of actions) {
        await expect(page.getByRole("button", { name, exact: true })).toHaveCount(buttons.includes(name) ? 1 : 0);
      }
      // This one has the most controls.
      if (orderId === "o-174") await expectAccessible(page);
    });
  }
});

test("one borrower cannot read another's order", { tag: "@product.one-borrower" }, async ({ page, open }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-other" });
  await expect(page.getByText("The order could not be shown").first()).toBeVisible();
  await expect(page.getByText("Your loan is active")).toHaveCount(0);
});

test("REPAY opens the repayment of the same order in another remote, and Back returns", {
  tag: "@repayment.route",
}, async ({ page, open }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("button", { name: "REPAY", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/repay?productId=p-1&orderId=o-174");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("a recommended product is recorded and requested; a disabled one cannot be tapped", {
  tag: "@order-details.disabled-product",
}, async ({ page, open, callSandbox }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-1" });
  await expect(page.getByRole("button", { name: "Full today" })).toBeDisabled();
  const sent = page.waitForRequest(/\/gopia\/goya\/define/);
  await page.getByRole("button", { name: "Apply now" }).first().click();
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect([...fields.keys()].sort()).toEqual(["brae", "corrie", "lochan"]);
  await expect
    .poll(async () => JSON.stringify(await callSandbox("/sandbox/requests", undefined, "GET")))
    .toContain("service/event/save");
});

test("the dialogs open one at a time, and four stars open the native rating page", async ({
  page,
  open,
  callSandbox,
}) => {
  await callSandbox("/sandbox/orders/o-174", {
    cardNeedPop: 1,
    cardPopTitle: "Bind your bank card",
    cardPopMsg: "Bind a card to receive your loan.",
    reyMsg: "You have ₱2.000 ready to withdraw.",
    KindTipsMsg: "Pay only through the channels listed here.",
    isScore: "1",
  });
  await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Bind your bank card");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveAccessibleName("Withdraw");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveAccessibleName("Kind tips");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toHaveAccessibleName("How was it?");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert").getByText("Silakan pilih")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check();
  const posted = page.waitForRequest(/google-score/);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("score")).toBe("5");
  await expect(page.getByText(/^The app opens its rating page/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("commands reach the native app through its bridge", async ({ page, open }) => {
  await page.addInitScript(() => {
    const commands: unknown[] = [];
    Object.assign(window, {
      commands,
      AppBridge: { postMessage: (text: string) => commands.push(JSON.parse(text)) },
    });
  });
  await open("/loanDetail", { productId: "p-1", orderId: "o-110" });
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("button", { name: /^Call / }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { commands: { command: string; params: object }[] }).commands),
    )
    .toEqual([
      { id: expect.any(String), command: "callPhone", params: { number: "+63 2 8000 0000" } },
      { id: expect.any(String), command: "closeWebview", params: {} },
    ]);
});

test("/order, the link of old app versions, opens the same order", { tag: "@order-details.route" }, async ({
  page,
  open,
}) => {
  await open("/order", { productId: "p-1", orderId: "o-170" });
  await expect(page.getByRole("heading", { name: "Your loan is active" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/loanDetail");
});
