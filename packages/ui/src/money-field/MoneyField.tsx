import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import { moneyMask } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

/** The value is as typed: `2650` or `2650.50`. */
interface MoneyFieldProps extends InputProps {
  /** Maximum number of characters, including the point. */
  max?: number;
}

/** An amount in pesos, with the keyboard that has a decimal point. */
export function MoneyField({ max = 12, ...rest }: MoneyFieldProps) {
  const { textCut } = useMessages(fieldMessages);
  const native = { autoComplete: "off", ...rest, type: "text", inputMode: "decimal" } as const;
  return <MaskedField {...native} isFigure mask={moneyMask(max)} losses={{ cut: textCut(max) }} />;
}
