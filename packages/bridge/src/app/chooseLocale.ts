import type { Environment, Locale } from "../environment/index.ts";
import type { LaunchParameters } from "../launch/index.ts";

const LOCALES: readonly string[] = ["source", "en-PH", "fil-PH", "zh-CN"] satisfies Locale[];

/** Returns the language of this visit: `?lang=` when it names a supported language, else the environment's. */
export function chooseLocale(environment: Pick<Environment, "locale">, launch: Pick<LaunchParameters, "lang">): Locale {
  return isLocale(launch.lang) ? launch.lang : environment.locale;
}

function isLocale(text: string): text is Locale {
  return LOCALES.includes(text);
}
