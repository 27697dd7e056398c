import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import { textMask } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

interface TextFieldProps extends InputProps {
  /** Maximum number of characters. Further keys are ignored, and a longer paste is cut with a message. */
  max?: number;
}

/** One line of text. */
export function TextField({ max, ...rest }: TextFieldProps) {
  const { textCut } = useMessages(fieldMessages);
  const mask = textMask(max);
  return <MaskedField type="text" {...rest} mask={mask} losses={{ cut: textCut(mask.max) }} />;
}
