import type { Catalogue, Messages } from "./defineMessages.ts";
import type { Locale } from "./Locale.ts";

/** A promise with the status fields that React's `use` reads. A settled one then needs no suspension. */
type Loading<Words> = Promise<Words> & { status?: "fulfilled"; value?: Words };

const loads = new WeakMap<object, Map<Locale, Loading<unknown>>>();
const known: Catalogue<never>[] = [];
let expected: Locale = "source";

/** Transforms a text or the messages of a catalogue. Returns the same object for the same messages. */
export type Reading = <Read extends string | object>(read: Read) => Read;

/** Transforms the source messages. The identity, unless the pseudo-locale replaces it, which no first load includes. */
export let readSource: Reading = (read) => read;

export function changeReading(reading: Reading): void {
  readSource = reading;
}

/** Registers a catalogue. If a language is already set, loads its file now instead of at the first render. */
export function register<Source>(catalogue: Catalogue<Source>): void {
  known.push(catalogue as Catalogue<unknown> as Catalogue<never>);
  if (expected !== "source") load(catalogue, expected);
}

/** Sets the language, and loads the files of all registered catalogues in parallel. */
export function expectLocale(locale: Locale): void {
  if (locale === expected) return;
  expected = locale;
  if (locale !== "source") for (const catalogue of known) load(catalogue, locale);
}

/** Returns the promise of the messages, always the same one. Resolves to the source if the file fails to load. */
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
