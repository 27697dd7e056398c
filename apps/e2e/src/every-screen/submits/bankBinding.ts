import { fillBankAccount } from "../../harness/borrower.ts";
import { expect } from "../../harness/test.ts";
import { expectHeading, type Submit, tap } from "./Submit.ts";

export const submitsOfBankBinding: readonly Submit[] = [
  {
    name: "save a bank account",
    call: "/bind-card-new",
    effect: "bankAccountChanges",
    prepare: async ({ page, open }) => {
      await open("/bindBank", { productId: "p-1" });
      await fillBankAccount(page);
    },
    send: (page) => tap(page, "Next"),
    expectInputPreserved: (page) =>
      expect(page.getByRole("textbox", { name: "Account number", exact: true })).toHaveValue("0012 4567 8901"),
    expectDone: (page) => expectHeading(page, "Your account is saved"),
  },
];
