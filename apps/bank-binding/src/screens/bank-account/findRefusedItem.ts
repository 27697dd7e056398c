import type { BankFormItem } from "../../api/fetchBankForm.ts";

/**
 * Returns the field that a refusal is about: the one whose title its message contains, and of several the longest title.
 * The lender sends a message alone, without the code of a field. Undefined when the message names none.
 */
export function findRefusedItem(items: readonly BankFormItem[], message: string): BankFormItem | undefined {
  const named = items.filter(({ title }) => message.toLowerCase().includes(title.toLowerCase()));
  return named.sort((a, b) => b.title.length - a.title.length)[0];
}
