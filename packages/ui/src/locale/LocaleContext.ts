import { createContext, useContext } from "react";
import type { Locale } from "./Locale.ts";

export const LocaleContext = createContext<Locale>("source");

/** The language in which the screen around this component is read; `source` where no provider stands. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
