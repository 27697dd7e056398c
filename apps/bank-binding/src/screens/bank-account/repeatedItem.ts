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
