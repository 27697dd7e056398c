import { isSuccess, readCode } from "@lending/api-client/request-line";
import { formatPeso, isAmountText, isDateText } from "@lending/ui/format";
import type { RouteTitle } from "../../routes/defineRoutes.ts";
import type { FactSource, RouteFacts } from "../../routes/RouteFacts.ts";

/** A longer answer is left to the screen: parsing it here would hold up its scripts. */
const ANSWER_MAX = 60_000;
/** A longer fact would not stand in one line of a phone. */
const FACT_MAX = 60;
/** An amount that fits its one line at full size. */
const AMOUNT_MAX = 13;
/** More rows than a screen has. */
const ROWS_MAX = 40;
// Control characters, and the marks that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const ODD = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path of own properties and of places in lists. */
function valueAt(data: Data, path: string): unknown {
  let value: unknown = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Data)[name];
  }
  return value;
}

/** A field as the screens read it: text, or a number's digits. "" for anything else, and for what cannot stand in a line. */
function textOf(value: unknown): string {
  const text =
    typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";
  return text.length <= FACT_MAX && !ODD.test(text) ? text.trim() : "";
}

const amountOf = (text: string) => (text.length <= AMOUNT_MAX && isAmountText(text) ? text : "");
const dateOf = (text: string) => (isDateText(text) ? text : "");

function read(data: Data, source: FactSource, locale: keyof RouteTitle): string {
  if ("words" in source) return source.words[locale];
  if ("field" in source) {
    const text = textOf(valueAt(data, source.field));
    // Integer centavos are written as the screens write them.
    if (source.as === "money") return amountOf(/^-?\d{1,15}$/.test(text) ? formatPeso(Number(text), locale) : text);
    return source.as === "date" ? dateOf(text) : text;
  }
  const rows = valueAt(data, source.rows);
  if (!Array.isArray(rows)) return "";
  const fits = source.is === "amount" ? amountOf : dateOf;
  const found = rows.slice(0, ROWS_MAX).find((row) => isRecord(row) && fits(textOf(row.value)) !== "") as
    | Data
    | undefined;
  return found ? textOf(found[source.take]) : "";
}

function dataOf(answer: string): Data | undefined {
  if (answer.length > ANSWER_MAX) return undefined;
  const envelope: unknown = JSON.parse(answer);
  if (!isRecord(envelope) || !isSuccess(readCode(envelope.code))) return undefined;
  return isRecord(envelope.data) ? envelope.data : undefined;
}

/**
 * Reads the facts out of an answer's text, by the slot that each is for. Facts that belong together are all there or left
 * out; an answer that is odd in any way gives none. Never throws.
 */
export function readFacts(
  answer: string,
  facts: readonly RouteFacts[],
  locale: keyof RouteTitle,
): Readonly<Record<string, string>>[] {
  try {
    const data = dataOf(answer);
    if (!data) return [];
    return facts.flatMap(({ when, slots }) => {
      const conditions = [when ?? []].flat();
      if (!conditions.every(({ field, among }) => among.includes(textOf(valueAt(data, field))))) return [];
      const found = Object.keys(slots).map((slot) => [slot, read(data, slots[slot] as FactSource, locale)] as const);
      return found.every(([, text]) => text) ? [Object.fromEntries(found)] : [];
    });
  } catch {
    return [];
  }
}
