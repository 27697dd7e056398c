import { use } from "react";
import type { Catalogue, Messages } from "./defineMessages.ts";
import { useLocale } from "./LocaleContext.ts";
import { load, readSource } from "./messageStore.ts";

/**
 * Returns the catalogue's messages in the current language. The source is available at once; another language suspends
 * until its file is loaded, and falls back to the source if that fails.
 */
export function useMessages<Source extends object>(catalogue: Catalogue<Source>): Messages<Source> {
  const locale = useLocale();
  if (locale === "source") return readSource(catalogue.source) as Messages<Source>;
  return use(load(catalogue, locale));
}
