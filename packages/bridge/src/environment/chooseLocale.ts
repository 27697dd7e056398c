/** The languages of the product; `source` is the wording of rule rulings.languages. */
export const locales = ["source", "en-PH", "fil-PH", "zh-CN"] as const;
type Locale = (typeof locales)[number];

/**
 * Returns the language of this visit: `?lang=` when it names a language of the product, also without its region or in
 * other letter case, else the environment's. The start-up script and the shell both follow it.
 */
export function chooseLocale(environment: { readonly locale: Locale }, { lang }: { readonly lang: string }): Locale {
  // One group for each language of `locales`, in their order.
  const named = /^(?:(source$)|(en)|(fil|tl)|(zh))(?![^-_])/i.exec(lang);
  return locales.find((_, index) => named?.[index + 1]) ?? environment.locale;
}
