import { locations, useOpenExternal, withQuery } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { LOCALES, type Locale, useLocale, useMessages } from "@lending/ui/locale";
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
  const open = useOpenExternal();
  return (
    <fieldset className={css.languages}>
      <legend className={css.legend}>{words.language}</legend>
      {LOCALES.map((one) => (
        <Button
          key={one}
          variant={one === locale ? "tonal" : "line"}
          aria-pressed={one === locale}
          onClick={() => open(withQuery(locations.testPreview(), { lang: one }))}
        >
          {NAMES[one]}
        </Button>
      ))}
    </fieldset>
  );
}
