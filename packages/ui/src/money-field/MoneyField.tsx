import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import { moneyMask } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

/** The value is as typed, such as `2650` or `₱2,650.50`: read it with `readAmount` when the field is left and on submit. */
interface MoneyFieldProps extends InputProps {
  /** Maximum number of characters. A key that no longer fits is ignored with a message. */
  max?: number;
}

/** The longest amount that a page shows and a borrower may paste: `PHP 999,999,999.99`, with room for spaces. */
const AMOUNT_MAX = 24;

/** An amount in pesos, with the keyboard that has a decimal point. */
export function MoneyField({ max = AMOUNT_MAX, ...rest }: MoneyFieldProps) {
  const { textCut } = useMessages(fieldMessages);
  const native = { autoComplete: "off", ...rest, type: "text", inputMode: "decimal" } as const;
  return <MaskedField {...native} isFigure mask={moneyMask(max)} losses={{ cut: textCut(max) }} />;
}
