import { codeMask, digitsMask, type Grouping, isPhone } from "../field/digitsMask.ts";
import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

/** The value is only the digits, without the visible spaces. */
interface DigitsFieldProps extends InputProps {
  grouping?: Grouping;
  /** Maximum number of digits. Further keys are ignored, and a longer paste is cut with a message. A phone has 11. */
  max?: number;
  /** Minimum number of digits of a code. A whole SMS that is pasted must contain one number of `codeMin` to `max` digits. */
  codeMin?: number;
}

/** A field for digits with the numeric keyboard. Groups a phone 3-4-4 and a bank card in fours. */
export function DigitsField({ grouping = "none", max, codeMin, ...rest }: DigitsFieldProps) {
  const { digitsCut, codeUnclear } = useMessages(fieldMessages);
  const mask = codeMin !== undefined && max !== undefined ? codeMask(codeMin, max) : digitsMask(grouping, max);
  return (
    <MaskedField
      inputMode="numeric"
      autoComplete={isPhone(grouping) ? "tel-national" : "off"}
      {...rest}
      type={isPhone(grouping) ? "tel" : "text"}
      isFigure
      mask={mask}
      losses={{ cut: digitsCut(mask.max), unclear: codeUnclear }}
    />
  );
}
