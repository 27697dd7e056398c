import { createContext, type ReactNode, use, useContext } from "react";
import { LOCALES, type Locale } from "./locales.ts";

export { LOCALES, type Locale };

/** Returns whether a text (an environment's key, a `lang` parameter) names one of the product's languages. */
export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** Returns the language tag for the `lang` of a document or an element; `source` is mostly English. */
export function languageTag(locale: Locale): string {
  return locale === "source" ? "en" : locale;
}

const LocaleContext = createContext<Locale>("source");

/** Returns the language around this component; `source` without a provider. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** Sets the language of its children, and starts loading all catalogues in parallel. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  expectLocale(locale);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** One message: a text, or a function from its parameters to a text. */
export type Message = string | ((...parameters: never[]) => string);

/** The content of a language file: exactly the keys of the source, each with the same parameters. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : string;
};

/** A language file as `import("./messages.fil-PH.ts")` returns it. */
interface MessageFile<Texts> {
  readonly messages: Texts;
}

/**
 * The messages of one screen or component. It contains the source; other languages load when chosen. Philippine
 * English lists only the messages that differ from the source, usually in place.
 */
export interface Catalogue<Source> {
  readonly source: Source;
  readonly others: Readonly<
    Record<"fil-PH" | "zh-CN", () => Promise<MessageFile<Messages<Source>>>> &
      Record<"en-PH", () => Promise<MessageFile<Partial<Messages<Source>>>>>
  >;
}

/** Declares a catalogue. A missing language, a missing key or other parameters do not compile. */
export function defineMessages<const Source extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<Source>,
): Catalogue<Source> {
  register(catalogue);
  return catalogue;
}

/** A promise with the status fields that React's `use` reads. A settled one then needs no suspension. */
type Loading<Texts> = Promise<Texts> & { status?: "fulfilled"; value?: Texts };

const loads = new WeakMap<object, Map<Locale, Loading<unknown>>>();
const known: Catalogue<never>[] = [];
let expected: Locale = "source";

/** Transforms a text or the messages of a catalogue. Returns the same object for the same messages. */
export type Reading = <Read extends string | object>(read: Read) => Read;

/** Transforms the source messages. The identity, unless Storybook replaces it to show longer ones. */
export let readSource: Reading = (read) => read;

export function changeReading(reading: Reading): void {
  readSource = reading;
}

/** Registers a catalogue. If a language is already set, loads its file now instead of at the first render. */
function register<Source>(catalogue: Catalogue<Source>): void {
  known.push(catalogue as Catalogue<unknown> as Catalogue<never>);
  if (expected !== "source") load(catalogue, expected);
}

/** Sets the language, and loads the files of all registered catalogues in parallel. */
function expectLocale(locale: Locale): void {
  if (locale === expected) return;
  expected = locale;
  if (locale !== "source") for (const catalogue of known) load(catalogue, locale);
}

/** Returns the promise of the messages, always the same one. Resolves to the source if the file fails to load. */
function load<Source>(catalogue: Catalogue<Source>, locale: Exclude<Locale, "source">): Promise<Messages<Source>> {
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
  void loading.then((messages) => Object.assign(loading, { status: "fulfilled", value: messages }));
  return loading;
}

/**
 * Returns the catalogue's messages in the current language. The source is available at once; another language suspends
 * until its file is loaded, and falls back to the source if that fails.
 */
export function useMessages<Source extends object>(catalogue: Catalogue<Source>): Messages<Source> {
  const locale = useLocale();
  if (locale === "source") return readSource(catalogue.source) as Messages<Source>;
  return use(load(catalogue, locale));
}
