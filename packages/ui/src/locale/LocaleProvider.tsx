import type { ReactNode } from "react";
import type { Locale } from "./Locale.ts";
import { LocaleContext } from "./LocaleContext.ts";
import { expectLocale } from "./messageStore.ts";

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** Sets the language of its children, and starts loading all catalogues in parallel. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  expectLocale(locale);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
