import type { Catalogue, Messages } from "./defineMessages.ts";
import type { Locale } from "./Locale.ts";

/** A promise that says when it is settled, as React's `use` reads it: then nothing waits for it. */
type Loading<Words> = Promise<Words> & { status?: "fulfilled"; value?: Words };

const loads = new WeakMap<object, Map<Locale, Loading<unknown>>>();
const known: Catalogue<never>[] = [];
let expected: Locale = "source";

/** Reads a text, or the words of a catalogue; the same object for the same words. */
export type Reading = <Read extends string | object>(read: Read) => Read;

/** How the source is read: as it stands, but for the pseudo-locale, which nobody's first load carries. */
export let readSource: Reading = (read) => read;

export function changeReading(reading: Reading): void {
  readSource = reading;
}

/** Remembers a catalogue and, once a language is expected, starts its file at once instead of at first render. */
export function register<Source>(catalogue: Catalogue<Source>): void {
  known.push(catalogue as Catalogue<unknown> as Catalogue<never>);
  if (expected !== "source") load(catalogue, expected);
}

/** From now on this language is wanted: files of catalogues already known start loading side by side. */
export function expectLocale(locale: Locale): void {
  if (locale === expected) return;
  expected = locale;
  if (locale !== "source") for (const catalogue of known) load(catalogue, locale);
}

/** The promise of the words, always the same one. A file that cannot be had gives the source's words. */
export function load<Source>(
  catalogue: Catalogue<Source>,
  locale: Exclude<Locale, "source">,
): Promise<Messages<Source>> {
  const byLocale = loads.get(catalogue) ?? new Map<Locale, Loading<unknown>>();
  loads.set(catalogue, byLocale);
  const found = byLocale.get(locale);
  if (found !== undefined) return found as Loading<Messages<Source>>;
  const fallback = catalogue.source as Messages<Source>;
  const loading: Loading<Messages<Source>> = catalogue.others[locale]().then(
    ({ messages }) => ({ ...fallback, ...messages }),
    () => fallback,
  );
  byLocale.set(locale, loading);
  void loading.then((words) => Object.assign(loading, { status: "fulfilled", value: words }));
  return loading;
}
