import { createContext, useContext } from "react";
import type { Locale } from "./Locale.ts";

export const LocaleContext = createContext<Locale>("source");

/** Returns the language around this component; `source` without a provider. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
