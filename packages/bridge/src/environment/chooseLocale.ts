import type { LaunchParameters } from "../launch/readLaunch.ts";
import type { Environment } from "./environmentSchema.ts";

/** The languages of the product; `source` is the wording of rule rulings.languages. */
export const locales = ["source", "en-PH", "fil-PH", "zh-CN"] as const;

/** Returns the language of this visit: `?lang=` when it names a supported language, else the environment's. */
export function chooseLocale(
  environment: Pick<Environment, "locale">,
  { lang }: Pick<LaunchParameters, "lang">,
): Environment["locale"] {
  return locales.find((locale) => locale === lang) ?? environment.locale;
}
