import { formatPeso } from "@lending/ui/format";
import type { Locale } from "@lending/ui/locale";

/** An amount as it came: integer centavos, or the server's own ready-made text. */
export type Money = { readonly centavos: number } | { readonly text: string };

/** Reads a field that may be integer centavos, their digits as text, or ready-made text. */
export function readMoney(sent: string): Money {
  return /^-?\d{1,15}$/.test(sent) ? { centavos: Number(sent) } : { text: sent };
}

/** The amount in words: ready-made text as sent, centavos as the language writes pesos. */
export const showMoney = (money: Money, locale: Locale) =>
  "text" in money ? money.text : formatPeso(money.centavos, locale);

/** The amount as it is sent back: exactly what came. */
export const sendMoney = (money: Money) => ("text" in money ? money.text : String(money.centavos));

/** The server named no amount. */
export const isUnknown = (money: Money) => "text" in money && money.text.trim() === "";
