import { locations, useApp, useOpenExternal, withQuery } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { LOCALES, type Locale, useLocale, useMessages } from "@lending/ui/locale";
import { PSEUDO_LOCALE } from "@lending/ui/pseudo-locale";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./LanguageSwitch.module.css";

/** What each language calls itself. */
const NAMES: Readonly<Record<Locale, string>> = {
  source: "Source",
  "en-PH": "English",
  "fil-PH": "Filipino",
  "zh-CN": "中文",
};

/** Opens this page in another language, which every page opened from it then keeps. */
export function LanguageSwitch() {
  const words = useMessages(testPreviewMessages);
  const locale = useLocale();
  const { environment, launch } = useApp();
  const open = useOpenExternal();
  const chosen = launch.lang === PSEUDO_LOCALE ? PSEUDO_LOCALE : locale;
  const languages = [
    ...LOCALES.map((value) => ({ value, name: NAMES[value] })),
    // Only the developer's tools know it.
    ...(environment.stage === "production" ? [] : [{ value: PSEUDO_LOCALE, name: words.longWords }]),
  ];
  return (
    <fieldset className={css.languages}>
      <legend className={css.legend}>{words.language}</legend>
      {languages.map(({ value, name }) => (
        <Button
          key={value}
          variant={value === chosen ? "tonal" : "line"}
          aria-pressed={value === chosen}
          onClick={() => open(withQuery(locations.testPreview(), { lang: value }))}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
