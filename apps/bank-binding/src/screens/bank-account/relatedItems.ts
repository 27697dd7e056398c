import type { BankFormItem } from "../../api/fetchBankForm.ts";

/** What a lender adds to the code or the title of a field that has the number of another one typed again. */
const AGAIN = /^(?:confirm|repeat|re-?enter|re-?type)[\s_-]*|[\s_-]*(?:again|confirm|confirmation|repeat)$/gi;

/** Returns the field that `item` repeats, such as `cardNo` for `cardNoAgain`; undefined for any other item. */
export function repeatedItem(item: BankFormItem, items: readonly BankFormItem[]): BankFormItem | undefined {
  if (item.category !== "text") return undefined;
  const isRepeated = (text: string, first: string) => {
    const rest = text.trim().replace(AGAIN, "");
    return rest !== "" && rest !== text.trim() && rest.toLowerCase() === first.trim().toLowerCase();
  };
  return items.find(
    (first) =>
      first !== item &&
      first.category === "text" &&
      (isRepeated(item.code, first.code) || isRepeated(item.title, first.title)),
  );
}

/** Returns where a text names a field, in whole words with a plural at most, or -1. */
function findName(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWord = !/[a-z\d]$/.test(text.slice(0, at)) && !/^(?!e?s\b)[a-z\d]/.test(text.slice(at + name.length));
    if (isWord) return at;
  }
  return -1;
}

/**
 * Returns the field that a refusal is about, or undefined: the one that the message names first, and of two that begin
 * there the longer. The lender sends only a message, without the code of a field.
 */
export function findRefusedItem(items: readonly BankFormItem[], message: string): BankFormItem | undefined {
  const named = items
    .filter(({ title }) => title !== "")
    .map((item) => ({ item, at: findName(message.toLowerCase(), item.title.toLowerCase()) }))
    .filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at || b.item.title.length - a.item.title.length)[0]?.item;
}
