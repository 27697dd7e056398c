import { useApp, useOpenExternal, withQuery } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { LOCALES, type Locale, useLocale, useMessages } from "@lending/ui/locale";
import { PSEUDO_LOCALE } from "@lending/ui/pseudo-locale";
import { testPreviewMessages } from "../../../messages/source.ts";
import * as css from "../TestPreviewScreen.module.css";

/** The name of each language in that language. */
const NAMES: Readonly<Record<Locale, string>> = {
  source: "Source",
  "en-PH": "English",
  "fil-PH": "Filipino",
  "zh-CN": "中文",
};

/** Opens this page in another language. Pages opened from it use the same language. */
export function LanguageSwitch() {
  const messages = useMessages(testPreviewMessages);
  const locale = useLocale();
  const { environment, launch } = useApp();
  const open = useOpenExternal();
  const selected = launch.lang === PSEUDO_LOCALE ? PSEUDO_LOCALE : locale;
  const languages = [
    ...LOCALES.map((value) => ({ value, name: NAMES[value] })),
    // The developer tools implement the pseudo-locale, and production has none.
    ...(environment.stage === "production" ? [] : [{ value: PSEUDO_LOCALE, name: messages.longWords }]),
  ];
  return (
    <fieldset className={css.languages}>
      <legend className={css.legend}>{messages.language}</legend>
      {languages.map(({ value, name }) => (
        <Button
          key={value}
          variant={value === selected ? "tonal" : "line"}
          aria-pressed={value === selected}
          onClick={() => open(withQuery("/testPreview", { lang: value }))}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
