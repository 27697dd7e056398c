import type { Locator, Page } from "@playwright/test";
import type { CallSandbox } from "./test.ts";

type Decision = "pay" | "refuse" | "leave-pending";

/** Decides as the payer of the counter code that the seeded sandbox has for o-174. */
export async function decide(callSandbox: CallSandbox, decision: Decision): Promise<void> {
  const codes = (await callSandbox("/sandbox/codes", undefined, "GET")) as { token: string; orderId: string }[];
  const token = codes.find(({ orderId }) => orderId === "o-174")?.token ?? "";
  await callSandbox(`/sandbox/wallet/${token}`, { decision });
}

/** Returns the live regions in which a screen shows the state of a payment. */
export const findStatus = (page: Page): Locator => page.getByRole("main").getByRole("status");

/** Returns the background color of a button. */
export const readBackground = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Starts a payment on an open repayment, by its first method. */
export async function startPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Payment Method" }).click();
  await page.getByRole("dialog", { name: "Payment Method" }).getByRole("button", { name: "Payment" }).click();
}
