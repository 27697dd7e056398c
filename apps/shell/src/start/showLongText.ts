import { languageTag } from "@lending/ui/locale";
import { speakLong } from "@lending/ui/pseudo-locale";
import type { Start } from "./readStart.ts";

/** Shows long texts in place of the source copy (`?lang=x-long`), to check layouts. */
export function showLongText(start: Start): Start {
  speakLong();
  document.documentElement.lang = languageTag("source");
  return { ...start, environment: { ...start.environment, locale: "source" } };
}
