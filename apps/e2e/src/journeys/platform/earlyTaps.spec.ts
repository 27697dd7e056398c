import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "../../harness/holdScripts.ts";
import { expect, test } from "../../harness/test.ts";
import { watchShifts } from "../../harness/watchShifts.ts";

const dueSoon = { productId: "p-1", orderId: "o-174" };

const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Taps a control by its coordinates, as a finger does, once it is painted. */
async function tapAt(page: Page, target: Locator, count = 1) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error("The control is not painted.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: count, delay: 10 });
}

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

interface EarlyTap {
  readonly path: string;
  readonly order: Readonly<Record<string, string>>;
  readonly name: string;
  /** The state after the tap. */
  readonly expectEffect: (page: Page) => Promise<void>;
}

const expectHeading = (name: string) => async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  // The router numbers its entries from 0.
  expect(await page.evaluate(() => history.state.idx)).toBe(1);
};
const expectSheet = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(1);

const taps: readonly EarlyTap[] = [
  { path: "/loanDetail", order: dueSoon, name: "REPAY", expectEffect: expectHeading("Repayment") },
  {
    path: "/loanDetail",
    order: dueSoon,
    name: "Rollover Repayment",
    expectEffect: expectHeading("Rollover Repayment"),
  },
  {
    path: "/loanDetail",
    order: { ...dueSoon, orderId: "o-170" },
    name: "Repayment",
    expectEffect: expectHeading("Repayment"),
  },
  { path: "/order", order: dueSoon, name: "REPAY", expectEffect: expectHeading("Repayment") },
  { path: "/repayOrNot", order: dueSoon, name: "Repay now", expectEffect: expectHeading("Repayment") },
  { path: "/repay", order: dueSoon, name: "Payment Method", expectEffect: expectSheet },
  { path: "/repayDelay", order: dueSoon, name: "Payment Method", expectEffect: expectSheet },
];

for (const { path, order, name, expectEffect } of taps) {
  for (const count of [1, 2]) {
    test(`${name} of ${path} (${order.orderId}) works once for ${count} taps before the scripts`, async ({
      page,
      open,
    }) => {
      const release = await holdScripts(page);
      // A link without preloads opens its path as another document.
      const opened = open(path, order).catch(() => undefined);
      await tapAt(page, control(page, name), count);
      release();
      await opened;
      await expectEffect(page);
      await expect(page.locator("#skeleton")).toHaveCount(0);
      await expectEffect(page);
    });
  }
}

test("Borrow Again is reported and opened once", { tag: "@rulings.early-actions" }, async ({ page, open }) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/service/event/save")) reports.push(request.url());
  });
  const release = await holdScripts(page);
  const opened = open("/loanDetail", { ...dueSoon, orderId: "o-200" });
  await tapAt(page, control(page, "Borrow Again"), 2);
  await expect(control(page, "Borrow Again")).toHaveAttribute("aria-busy", "true");
  release();
  await opened;
  await expect(page).not.toHaveURL(/loanDetail/);
  await expect.poll(() => reports.length).toBe(1);
});

for (const [path, order, names] of [
  ["/loanDetail", dueSoon, ["REPAY", "Rollover Repayment"]],
  ["/loanDetail", { ...dueSoon, orderId: "o-180" }, ["Repayment"]],
  ["/loanDetail", { ...dueSoon, orderId: "o-170" }, ["Repayment"]],
  ["/loanDetail", { ...dueSoon, orderId: "o-200" }, ["Borrow Again"]],
  ["/loanDetail", { ...dueSoon, lang: "fil-PH" }, ["I-extend ang due date"]],
  ["/repayOrNot", dueSoon, ["Repay now", "Not now"]],
  ["/repayOrNot", { ...dueSoon, lang: "fil-PH" }, ["Magbayad na", "Mamaya na"]],
  ["/repay", dueSoon, ["Payment Method"]],
  ["/repayDelay", dueSoon, ["Payment Method"]],
] as const) {
  test(`${names} of ${path} (${Object.values(order)}) have the position of the screen's buttons`, async ({
    page,
    open,
  }, testInfo) => {
    const readShifts = await watchShifts(page);
    const release = await holdScripts(page);
    const opened = open(path, order);
    await expect(control(page, names[0])).toBeVisible();
    const early = await Promise.all(names.map((name) => boxOf(control(page, name))));
    await page.screenshot({ path: testInfo.outputPath("early.png") });
    release();
    await opened;
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await page.screenshot({ path: testInfo.outputPath("final.png") });
    await expect.poll(() => Promise.all(names.map((name) => boxOf(control(page, name))))).toEqual(early);
    for (const box of early) expect(box?.[3]).toBeGreaterThanOrEqual(48);
    expect(await readShifts()).toEqual([]);
  });
}

test("the tap on a link shows the next facts before the shell runs, and Back returns to the order", async ({
  page,
  open,
}) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon).catch(() => undefined);
  await tapAt(page, control(page, "REPAY"));
  await expect(page.locator("#skeleton")).toContainText("Repayment amount");
  await expect(control(page, "Payment Method")).toBeVisible();
  await expect(page).toHaveURL(/\/repay\?productId=p-1&orderId=o-174$/);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("#skeleton")).toContainText("Payment is due soon");
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("Back of the next screen returns to the order after an early tap", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon);
  await tapAt(page, control(page, "REPAY"));
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await control(page, "Back").click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("a tap while the shell waits for the screen's files works once", async ({ page, open }) => {
  const release = await holdScripts(page, /\/assets\/loan\/.+\.js$/);
  const opened = open("/loanDetail", dueSoon).catch(() => undefined);
  await expect(control(page, "REPAY")).toBeVisible();
  await page.waitForFunction(() => !(Symbol.for("lending.handover") in window));
  await tapAt(page, control(page, "REPAY"), 2);
  release();
  await opened;
  await expectHeading("Repayment")(page);
});

test("Back during the wait discards a tap", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/repay", dueSoon).catch(() => undefined);
  await tapAt(page, control(page, "Payment Method"));
  await page.evaluate(() => history.pushState({ idx: 1 }, "", "/repay?productId=p-1&orderId=o-174&again=1"));
  await tapAt(page, control(page, "Back"));
  await expect(page).not.toHaveURL(/again/);
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(control(page, "Payment Method")).toBeVisible();
  // The sheet's file has arrived.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a tap is discarded when the screen shows another amount", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/repay", dueSoon);
  await tapAt(page, control(page, "Payment Method"));
  await page.locator("#skeleton [data-fact=amount]").evaluate((slot) => {
    slot.textContent = "₱9.99";
  });
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [what, body] of [
  ["a pending payment", { payment: { state: "processing" } }],
  ["a confirmation link", { playeduL: "https://lender.example/x" }],
] as const) {
  test(`an order with ${what} shows no early actions`, async ({ page, open }) => {
    await page.route("**/v3/loan-details?*", async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...json, data: { ...json.data, ...body } } });
    });
    await holdScripts(page);
    void open("/loanDetail", dueSoon).catch(() => undefined);
    await expect(page.locator("#skeleton")).toContainText("Amount due");
    await expect(page.locator(".early-actions")).toHaveCount(0);
  });
}

test("the keyboard focus moves from an early button to the screen's", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon);
  await expect(control(page, "REPAY")).toBeVisible();
  await control(page, "REPAY").focus();
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(control(page, "REPAY")).toBeFocused();
});

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
  await tapAt(page, page.locator("form [type=submit]"), 2);
  release();
  await opened;
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(page.getByLabel("Name")).toHaveValue("");
});
