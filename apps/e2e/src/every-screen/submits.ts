import type { Page } from "@playwright/test";
import { fillBankAccount, MOBILE, readCaptcha, readSmsCode } from "../harness/borrower.ts";
import { type CallSandbox, expect, type OpenPath, order } from "../harness/test.ts";

/** What a journey of every screen uses. */
export interface Tools {
  readonly page: Page;
  readonly open: OpenPath;
  readonly callSandbox: CallSandbox;
}

/** Something that a borrower submits, with an effect that is counted. */
export interface Submit {
  readonly name: string;
  /** Part of the path of its request. */
  readonly call: string;
  /** The sandbox's counter that it raises by exactly one. */
  readonly effect: string;
  /** Opens the screen and fills it in, so that one tap submits it. */
  readonly prepare: (tools: Tools) => Promise<unknown>;
  readonly send: (page: Page) => Promise<unknown>;
  /** Expects a confirmation or the next screen. */
  readonly expectDone: (page: Page) => Promise<unknown>;
}

const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, includeHidden: true }).first()).toBeVisible();

const expectOrder = (page: Page) => expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
const expectPayment = (page: Page) => expect(page).toHaveURL(/\/sandbox\/wallet|\/repaymentOfCode/);

const pay = (path: string): Submit => ({
  name: `pay on ${path}`,
  call: "/generate-vcode",
  effect: "codesIssued",
  prepare: async ({ page, open }) => {
    await open(path, order);
    await tap(page, "Payment Method");
    await expect(page.getByRole("dialog").getByRole("radio").nth(1)).toBeVisible();
  },
  send: (page) => page.getByRole("dialog").getByRole("button", { name: "Payment", exact: true }).click(),
  expectDone: expectPayment,
});

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNg+M9QDwADgQGAVd7wYwAAAABJRU5ErkJggg==",
  "base64",
);

async function writeComplaint({ page, open }: Tools) {
  await open("/complainPageNext", { orderNo: "o-174", problemType: "2" });
  await page.getByRole("textbox", { name: "Tell us what happened" }).fill("Two receipts for one instalment.");
}

async function fillCaptcha({ page, open, callSandbox }: Tools) {
  await open("/promotion", { id: "7" });
  await page.getByLabel("Mobile number").fill(MOBILE);
  const { text } = await readCaptcha(page, callSandbox);
  await page.getByLabel("Image captcha").fill(text);
}

/** Everything that a borrower can submit, by the app with its screen. */
export const SUBMITS: Readonly<Record<string, readonly Submit[]>> = {
  loan: [
    {
      name: "apply for a loan",
      call: "/loan-detail-push",
      effect: "ordersCreated",
      prepare: async ({ page, open }) => {
        await open("/loanConfirm", { productId: "p-1" });
        await expect(page.getByRole("checkbox")).toBeChecked();
      },
      send: (page) => tap(page, "Go Loan"),
      expectDone: (page) => expectHeading(page, "Application received"),
    },
    {
      name: "apply for a loan, newer variant",
      call: "/goya/push",
      effect: "ordersCreated",
      prepare: async ({ page, open }) => {
        await open("/loanConfirm2", { productId: "p-2" });
        await tap(page, "Get this loan");
        await expect(page.getByRole("checkbox")).toBeChecked();
      },
      send: (page) => tap(page, "Go Loan"),
      expectDone: (page) => expectHeading(page, "Application received"),
    },
    {
      name: "rate the app",
      call: "/google-score",
      effect: "orderScores",
      prepare: async ({ page, open, callSandbox }) => {
        await callSandbox("/sandbox/orders/o-200", { isScore: "1" });
        await open("/loanDetail", { ...order, orderId: "o-200" });
        await page.getByRole("dialog").getByRole("radio", { name: "2 stars" }).check({ force: true });
      },
      send: (page) => page.getByRole("dialog").getByRole("button", { name: "Submit" }).click(),
      expectDone: (page) => expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible(),
    },
  ],
  repay: [
    pay("/repay"),
    pay("/repayDelay"),
    {
      name: "pay by card",
      call: "/repayment-commit",
      effect: "cardRepayments",
      prepare: async ({ page, open }) => {
        await open("/repayChoose", order);
        await page.getByRole("radio", { name: "Island Savings Bank" }).check({ force: true });
      },
      send: (page) => tap(page, "Pay"),
      expectDone: expectOrder,
    },
    {
      name: "confirm a card payment by its code",
      call: "/repayment-confirm",
      effect: "cardRepayments",
      prepare: async ({ page, open, callSandbox }) => {
        await open("/repayChoose", order);
        await page.getByRole("radio", { name: "Bank of the Sandbox" }).check({ force: true });
        await tap(page, "Pay");
        await expect(page.getByRole("textbox", { name: "SMS code" })).toBeVisible();
        await page.getByRole("textbox", { name: "SMS code" }).fill((await readSmsCode(callSandbox)).code);
      },
      send: (page) => tap(page, "Confirm"),
      expectDone: expectOrder,
    },
  ],
  "bank-binding": [
    {
      name: "save a bank account",
      call: "/bind-card-new",
      effect: "bankAccountChanges",
      prepare: async ({ page, open }) => {
        await open("/bindBank", { productId: "p-1" });
        await fillBankAccount(page);
      },
      send: (page) => tap(page, "Next"),
      expectDone: (page) => expectHeading(page, "Your account is saved"),
    },
  ],
  complaints: [
    {
      name: "file a complaint",
      call: "/problem-save",
      effect: "complaints",
      prepare: writeComplaint,
      send: (page) => tap(page, "Send"),
      expectDone: (page) => expect(page.getByRole("button", { name: "Collection", exact: true })).toBeVisible(),
    },
    {
      name: "add a picture to a complaint",
      call: "/upload-problem-img",
      effect: "uploads",
      prepare: writeComplaint,
      send: async (page) => {
        const again = page.getByRole("button", { name: /Retry|again/i });
        if (await again.count()) await again.first().click();
        else
          await page.getByLabel("Add pictures").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PIXEL });
      },
      expectDone: (page) => expect(page.getByText("Upload succeeded!").first()).toBeVisible(),
    },
    {
      name: "rate the reply to a complaint",
      call: "/save-score",
      effect: "complaintScores",
      prepare: async ({ page, open }) => {
        await open("/complainDetails", { problemId: "c-1" });
        await page.getByRole("dialog").getByRole("radio", { name: "4 stars" }).check({ force: true });
      },
      send: (page) => page.getByRole("dialog").getByRole("button", { name: "Send" }).click(),
      expectDone: (page) => expect(page.getByText("Successful demonstration！")).toBeVisible(),
    },
  ],
  promo: [
    {
      name: "request a code by SMS",
      call: "/promotion/get-sms",
      effect: "textsSent",
      prepare: fillCaptcha,
      send: (page) => tap(page, "Get code"),
      expectDone: (page) => expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible(),
    },
    {
      name: "register",
      call: "/promotion/register",
      effect: "registrations",
      prepare: async (tools) => {
        await fillCaptcha(tools);
        await tap(tools.page, "Get code");
        await expect(tools.page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();
        await tools.page.getByLabel("SMS code").fill((await readSmsCode(tools.callSandbox)).code);
      },
      send: (page) => tap(page, "Register"),
      expectDone: (page) => expectHeading(page, "Get the app"),
    },
  ],
};
