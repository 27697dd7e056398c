import type { BankFormItem } from "../../api/fetchBankForm.ts";

/**
 * Returns the field that a refusal is about, or undefined: the item with the longest title that the message contains.
 * The lender sends only a message, without the code of a field.
 */
export function findRefusedItem(items: readonly BankFormItem[], message: string): BankFormItem | undefined {
  const named = items.filter(({ title }) => message.toLowerCase().includes(title.toLowerCase()));
  return named.sort((a, b) => b.title.length - a.title.length)[0];
}
