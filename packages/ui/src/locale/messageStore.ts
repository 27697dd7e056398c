import type { Catalogue, Messages } from "./defineMessages.ts";
import type { Locale } from "./Locale.ts";

type Loading = Promise<unknown> | { readonly words: unknown };

const loads = new WeakMap<object, Map<Locale, Loading>>();
const known: Catalogue<never>[] = [];
let expected: Locale = "source";

/** Makes other texts of the source's: the pseudo-locale, which nobody's first load carries. */
export interface SourceRewriter {
  text(text: string): string;
  /** The same object for the same words. */
  words<Words extends object>(words: Words): Words;
}

let rewriter: SourceRewriter | undefined;

/** From now on the source is read as the rewriter makes it; without one, as it stands. */
export function rewriteSource(by: SourceRewriter | undefined): void {
  rewriter = by;
}

/** The source's words, as they are to be read. */
export function readSource<Source extends object>({ source }: { readonly source: Source }): Source {
  return rewriter ? rewriter.words(source) : source;
}

/** A text that a component was given in the screen's language, as it is to be read. */
export function readText(text: string): string {
  return rewriter ? rewriter.text(text) : text;
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

/** The words if they are here, else the promise of them. A file that cannot be had gives the source's words. */
export function load<Source>(
  catalogue: Catalogue<Source>,
  locale: Exclude<Locale, "source">,
): Promise<Messages<Source>> | { readonly words: Messages<Source> } {
  const byLocale = loads.get(catalogue) ?? new Map<Locale, Loading>();
  loads.set(catalogue, byLocale);
  const found = byLocale.get(locale);
  if (found !== undefined) return found as ReturnType<typeof load<Source>>;
  const fallback = catalogue.source as Messages<Source>;
  const loading = catalogue.others[locale]().then(
    ({ messages }) => ({ ...fallback, ...messages }),
    () => fallback,
  );
  byLocale.set(locale, loading);
  void loading.then((words) => byLocale.set(locale, { words }));
  return loading;
}
