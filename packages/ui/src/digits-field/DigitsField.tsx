import { type InputProps, MaskedField } from "../field/MaskedField.tsx";
import type { Edit, Mask } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { digitsFieldMessages } from "../messages/source.ts";
import { readDigits, readPhone } from "../phone/phone.ts";

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
  const { digitsCut, codeUnclear } = useMessages(digitsFieldMessages);
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

/**
 * `phone` groups 3-4-4, `philippinePhone` groups 0917 123 4567, `card` groups in fours, `none` does not group.
 */
type Grouping = "phone" | "philippinePhone" | "card" | "none";

const isPhone = (grouping: Grouping) => grouping === "phone" || grouping === "philippinePhone";

const PHONE_MAX = 11;
const group344 = (digits: string) => digits.replace(/^(\d{3})(?=\d)/, "$1 ").replace(/^(\d{3} \d{4})(?=\d)/, "$1 ");
const group434 = (digits: string) => digits.replace(/^(\d{4})(?=\d)/, "$1 ").replace(/^(\d{4} \d{3})(?=\d)/, "$1 ");
const GROUPS: Readonly<Record<Grouping, (digits: string) => string>> = {
  phone: group344,
  philippinePhone: (digits) => (digits.startsWith("0") ? group434(digits) : group344(digits)),
  card: (digits) => digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  none: (digits) => digits,
};

/** Returns the digits of a number. Only a phone number, such as that of a wallet's account, begins with a +. */
const readNumber = (typed: string) => (/^\s*\+/.test(typed) ? readPhone(typed) : readDigits(typed));

/**
 * A mask for a code of `min` to `max` digits. An inserted text, such as a whole SMS, must contain one number of that
 * length.
 */
export function codeMask(min: number, max: number): Mask {
  const mask = digitsMask("none", max);
  const insert = ({ held, typed, isInserted = false }: Edit) => {
    const isText = /[^\d\s]/.test(typed.normalize("NFKC"));
    // Digits that are typed are cut where they are too long, as in every field.
    const isRead = isInserted ? isText || mask.accept(typed).length > max : isText && typed.length > held.length + 1;
    if (!isRead) return undefined;
    // iOS can fill a code twice at once. A run that repeats itself is the code, if it is too long to be one.
    const runs = (typed.normalize("NFKC").match(/\d+/g) ?? []).map((run) =>
      run.length > max ? run.replace(/^(\d+)\1$/, "$1") : run,
    );
    const [code, second] = new Set(runs.filter(({ length }) => length >= min && length <= max));
    const isClear = code !== undefined && second === undefined;
    const value = isClear ? code : held;
    return { held: value, shown: value, caret: value.length, loss: isClear ? undefined : ("unclear" as const) };
  };
  return { ...mask, insert };
}

/**
 * A mask for digits: at most `max` of them (11 for a phone), shown in groups. Converts full-width digits to plain
 * ones, and a mobile number of the Philippines to its form with a 0.
 */
export function digitsMask(grouping: Grouping, max = isPhone(grouping) ? PHONE_MAX : Number.POSITIVE_INFINITY): Mask {
  return { accept: isPhone(grouping) ? readPhone : readNumber, show: GROUPS[grouping], max };
}
