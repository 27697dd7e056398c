import type { ReactNode } from "react";
import type { Locale } from "./Locale.ts";
import { LocaleContext } from "./LocaleContext.ts";
import { expectLocale } from "./messageStore.ts";

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** Sets the language of everything inside, and starts loading its words so that catalogues arrive side by side. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  expectLocale(locale);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
