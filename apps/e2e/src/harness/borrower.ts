import { expect, type Locator, type Page } from "@playwright/test";
import type { CallSandbox } from "./test.ts";

/** A mobile number, and the captcha and code that go with it. */
export const MOBILE = "13912345678";

/** Returns the button that saves the account. */
export const next = (page: Page) => page.getByRole("button", { name: "Next" });
/** Returns a text field by its label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Chooses from a list. */
export async function pick(page: Page, name: string, choice: string) {
  await page.getByRole("button", { name, exact: true }).click();
  const sheet = page.getByRole("dialog", { name, exact: true });
  await sheet.getByRole("radio", { name: choice, exact: true }).check();
  await sheet.getByRole("button", { name: "Confirm" }).click();
  await expect(sheet).toHaveCount(0);
}

/** Fills in a complete bank account. */
export async function fillBankAccount(page: Page) {
  await pick(page, "Bank", "Island Savings Bank");
  await field(page, "Account number").fill("001245678901");
  await field(page, "Confirm account number").fill("001245678901");
  await pick(page, "City", "Makati");
  await pick(page, "Payday", "15");
}

/** Waits until a captcha's picture has loaded, and reads its text and its session. */
export async function readCaptcha(page: Page, callSandbox: CallSandbox) {
  const picture = page.getByRole("button", { name: "Refresh captcha" }).locator("img");
  const readWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0);
  await expect.poll(readWidth).toBeGreaterThan(0);
  const sid = new URL((await picture.getAttribute("src")) ?? "", page.url()).searchParams.get("sid") ?? "";
  const { text } = (await callSandbox(`/sandbox/captcha?sid=${sid}`)) as { text: string };
  return { sid, text };
}

/** Reads the code in the latest text message, and to whom it was sent. */
export async function readSmsCode(callSandbox: CallSandbox) {
  const [newest] = (await callSandbox("/sandbox/texts")) as { to: string; text: string }[];
  return { to: newest?.to, code: /\d{6}/.exec(newest?.text ?? "")?.[0] ?? "" };
}

/** Pays the counter code that the seeded sandbox has for o-174, as a payer at its channel does. */
export async function payCounterCode(callSandbox: CallSandbox): Promise<void> {
  const codes = (await callSandbox("/sandbox/codes")) as { token: string; orderId: string }[];
  const token = codes.find(({ orderId }) => orderId === "o-174")?.token ?? "";
  await callSandbox(`/sandbox/wallet/${token}`, { decision: "pay" });
}

/** Starts a payment on an open repayment, by its first method. */
export async function startPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Payment Method" }).click();
  await page.getByRole("dialog", { name: "Payment Method" }).getByRole("button", { name: "Payment" }).click();
}

/** Returns the live regions in which a screen shows the state of a payment. */
export const findStatus = (page: Page): Locator => page.getByRole("main").getByRole("status");

/** Installs a fake native app. Returns the list of the commands that it receives, also after a navigation. */
export async function installApp(page: Page): Promise<string[]> {
  const commands: string[] = [];
  await page.exposeFunction("recordCommand", (text: string) => {
    commands.push(String(JSON.parse(text).command));
  });
  await page.addInitScript(() => {
    const { recordCommand } = window as unknown as { recordCommand: (text: string) => void };
    Object.assign(window, { AppBridge: { postMessage: (text: string) => recordCommand(text) } });
  });
  return commands;
}
