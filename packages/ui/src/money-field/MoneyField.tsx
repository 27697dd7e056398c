import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import { moneyMask } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

/** The longest amount that a page shows and a borrower may paste: `PHP 999,999,999.99`, with room for spaces. */
const AMOUNT_MAX = 24;

/**
 * An amount in pesos, with the keyboard that has a decimal point. The value is as typed, such as `2650` or `₱2,650.50`:
 * read it with `readAmount` when the field is left and on submit. A key that no longer fits is ignored with a message.
 */
export function MoneyField(props: InputProps) {
  const { textCut } = useMessages(fieldMessages);
  const native = { autoComplete: "off", ...props, type: "text", inputMode: "decimal" } as const;
  return <MaskedField {...native} isFigure mask={moneyMask(AMOUNT_MAX)} losses={{ cut: textCut(AMOUNT_MAX) }} />;
}
