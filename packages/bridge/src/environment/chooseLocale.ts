import { LOCALES, type Locale } from "@lending/ui/locales";

/** The keys of an environment that choose the language. */
export interface LocaleSettings {
  readonly locale: Locale;
  readonly phoneLocale?: Locale | undefined;
}

/** Returns the product's language of a tag, also without its region or in other letter case. */
function readLocale(tag: string): Locale | undefined {
  // One group for each language of `LOCALES`, in their order.
  const named = /^(?:(source$)|(en)|(fil|tl)|(zh))(?![^-_])/i.exec(tag);
  return LOCALES.find((_, index) => named?.[index + 1]);
}

/**
 * Returns the language of this visit: `?lang=` when it names a language of the product. Without `?lang=`,
 * `phoneLocale` when the phone prefers it to the product's other languages. Otherwise the environment's. The start-up
 * script, which reads an unchecked environment, the shell and the edge follow it.
 */
export function chooseLocale(
  { locale, phoneLocale }: LocaleSettings,
  { lang }: { readonly lang: string },
  phoneLanguages: readonly string[] = navigator.languages,
): Locale {
  const wanted = readLocale(lang || phoneLanguages.find(readLocale) || "");
  return ((lang || wanted === phoneLocale) && wanted) || locale;
}
