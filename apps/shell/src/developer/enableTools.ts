import { loadSending } from "@lending/api-client";
import { chooseLocale } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { brandCss } from "@lending/ui/brand";
import { languageTag } from "@lending/ui/locale";
import { PSEUDO_LOCALE, speakLong } from "@lending/ui/pseudo-locale";
import type { Start } from "../start/readStart.ts";
import { recordCalls, recordEarly } from "./callLog.ts";
import { applyOverride, storedOverride } from "./environmentOverride.ts";

/**
 * Applies an environment's brand over the document's. Engines without constructed style sheets keep the document's
 * brand.
 */
export function showBrand(environment: Pick<Environment, "brandGradient" | "fontColors">): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandCss(environment));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // The oldest supported engines have no constructed style sheets.
  }
}

const pageFetch: typeof fetch = async (input, init) => (await loadSending()).pageFetch(input, init);

/**
 * Adds the developer tools to a start: the environment override, the pseudo-locale with long texts, and the call log.
 */
export function enableTools(start: Start): Start {
  const override = storedOverride.read();
  const isLong = start.launch.lang === PSEUDO_LOCALE;
  let { environment, early } = start;
  if (isLong) speakLong();
  if (override && Object.keys(override).length > 0) {
    // Ignores an override that is no longer valid.
    ({ environment } = applyOverride(environment, override));
    showBrand(environment);
    // The start-up script sent these requests with the served environment.
    early = new Map();
  }
  if (isLong) environment = { ...environment, locale: "source" };
  document.documentElement.lang = languageTag(chooseLocale(environment, start.launch));
  recordEarly(early);
  return { ...start, environment, early, fetch: recordCalls(pageFetch) };
}
