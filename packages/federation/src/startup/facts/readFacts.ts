import { isSuccess, readCode } from "@lending/api-client/request-line";
import { type FactCondition, ONE_LINE_MAX } from "@lending/ui/first-paint-parts";
import { formatPeso, isAmountText, isDateText } from "@lending/ui/format";
import type { Locale } from "@lending/ui/locales";
import type { RouteFacts } from "../../routes/defineRoutes.ts";

/** Longest response that is parsed here, because parsing a longer one would delay the screen's scripts. */
const RESPONSE_MAX = 60_000;
/** Longest fact that fits one line on a phone. */
const FACT_MAX = 60;
/** Maximum number of rows that are searched; no screen has more. */
const ROWS_MAX = 40;
// Control characters, and characters that reverse or hide text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** The `data` of a response. */
export type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value at a path of own properties and list indexes. */
export function valueAt(data: Data, path: string): unknown {
  let value: unknown = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    // Chromium has Object.hasOwn from version 93.
    // biome-ignore lint/suspicious/noPrototypeBuiltins: see above
    if (!Object.prototype.hasOwnProperty.call(value, name)) return undefined;
    value = (value as Data)[name];
  }
  return value;
}

/**
 * Returns a field as text: a text, or the digits of a number. Returns "" for any other value and for text that does not
 * fit a line.
 */
function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : Number.isFinite(value) ? String(value) : "";
  return text.length <= FACT_MAX && !UNSAFE.test(text) ? text.trim() : "";
}

const amountOf = (text: string) => (text.length <= ONE_LINE_MAX && isAmountText(text) ? text : "");
const dateOf = (text: string) => (isDateText(text) ? text : "");

/** Returns whether a field has one of the listed values. Text that is no plain line matches nothing. */
export function matches(data: Data, { field, among }: FactCondition): boolean {
  const value = valueAt(data, field) ?? "";
  const text = typeof value === "boolean" ? String(Number(value)) : textOf(value);
  return among.includes(text) && (text !== "" || value === "");
}

function read(data: Data, source: RouteFacts["slots"][string], locale: Locale): string {
  if ("words" in source) return source.words[locale];
  if ("field" in source) {
    const text = textOf(valueAt(data, source.field));
    // Format integer centavos like the screens.
    if (source.as === "money") return amountOf(/^-?\d{1,15}$/.test(text) ? formatPeso(Number(text), locale) : text);
    return source.as === "date" ? dateOf(text) : text;
  }
  const rows = valueAt(data, source.rows);
  if (!Array.isArray(rows)) return "";
  const fits = source.is === "amount" ? amountOf : dateOf;
  const label = RegExp(source.labelled || "", "i");
  const found = rows
    .slice(0, ROWS_MAX)
    .find((row) => isRecord(row) && fits(textOf(row.value)) !== "" && label.test(textOf(row.text))) as Data | undefined;
  return found ? textOf(found[source.take]) : "";
}

/**
 * Returns the data of a successful response, or undefined for a refusal and for a long response. Throws for text that is
 * no JSON.
 */
export function dataOf(response: string): Data | undefined {
  if (response.length > RESPONSE_MAX) return undefined;
  const envelope: unknown = JSON.parse(response);
  if (!isRecord(envelope) || !isSuccess(readCode(envelope.code))) return undefined;
  return isRecord(envelope.data) ? envelope.data : undefined;
}

/** Reads the facts of a response, by slot. The facts of an entry are all returned or all left out. */
export function readFacts(
  data: Data,
  facts: readonly RouteFacts[],
  locale: Locale,
): Readonly<Record<string, string>>[] {
  return facts.flatMap(({ when, slots }) => {
    if (!(when || []).every((condition) => matches(data, condition))) return [];
    const found = Object.keys(slots).map(
      (slot) => [slot, read(data, slots[slot] as RouteFacts["slots"][string], locale)] as const,
    );
    return found.every(([, text]) => text) ? [Object.fromEntries(found)] : [];
  });
}
