import { use } from "react";
import type { Catalogue, Messages } from "./defineMessages.ts";
import { useLocale } from "./LocaleContext.ts";
import { load, readSource } from "./messageStore.ts";

/**
 * The catalogue's words in the chosen language. The source's are there at once; another language suspends until its
 * file is in, and falls back to the source when it cannot be had.
 */
export function useMessages<Source extends object>(catalogue: Catalogue<Source>): Messages<Source> {
  const locale = useLocale();
  if (locale === "source") return readSource(catalogue.source) as Messages<Source>;
  return use(load(catalogue, locale));
}
