import { expect, type Page } from "@playwright/test";

/** Returns the button that saves the account. */
export const next = (page: Page) => page.getByRole("button", { name: "Next" });
/** Returns a text field by its label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** Returns the button that opens a list of choices. */
export const picker = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Chooses from a list. */
export async function pick(page: Page, name: string, choice: string) {
  await picker(page, name).click();
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
