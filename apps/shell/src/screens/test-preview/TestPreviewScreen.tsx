import { useApp, useBack, useOpenExternal, withQuery } from "@lending/bridge";
import { lengthMax } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Fields } from "@lending/ui/field";
import { LOCALES, type Locale, useLocale, useMessages } from "@lending/ui/locale";
import { PSEUDO_LOCALE } from "@lending/ui/pseudo-locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TextField } from "@lending/ui/text-field";
import { useState } from "react";
import { testPreviewMessages, titles } from "../../messages/source.ts";
import { DeviceCard } from "./DeviceCard.tsx";
import { launchFields, launchLink, previewPages, readLaunchValues, saveLaunchValues } from "./launchForm.ts";
import { NativeCalls } from "./NativeCalls.tsx";
import * as css from "./TestPreviewScreen.module.css";

export function TestPreviewScreen() {
  const messages = useMessages(testPreviewMessages);
  const title = useMessages(titles).testPreview;
  const goBack = useBack();
  const open = useOpenExternal();
  const [query] = useSearchParams();
  const { launch } = useApp();
  const [values, setValues] = useState(() =>
    readLaunchValues({
      ...launch,
      productId: query.get("productId") ?? "",
      orderId: query.get("orderId") ?? "",
    }),
  );
  const edit = (name: keyof typeof values) => (value: string) => {
    const edited = { ...values, [name]: value };
    setValues(edited);
    saveLaunchValues(edited);
  };
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <Card title={messages.parameters}>
        <Fields>
          {launchFields.map((name) => (
            <TextField
              key={name}
              name={name}
              label={messages[name]}
              value={values[name]}
              onChange={edit(name)}
              max={lengthMax(name)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </Fields>
      </Card>
      <Card title={messages.pages}>
        <div className={css.buttons}>
          {previewPages.map(({ label, path }) => (
            // The native app opens a launch link as a new page, which reads the launch again.
            <Button key={path} variant="tonal" size="s" onClick={() => open(launchLink(path, values, launch.lang))}>
              {messages[label]}
            </Button>
          ))}
        </div>
      </Card>
      <DeviceCard />
      <Card title={messages.language}>
        <LanguageSwitch />
      </Card>
      <NativeCalls />
    </ScreenFrame>
  );
}

/** The name of each language in that language. */
const NAMES: Readonly<Record<Locale, string>> = {
  source: "Source",
  "en-PH": "English",
  "fil-PH": "Filipino",
  "zh-CN": "中文",
};

/** Opens this page in another language. Pages opened from it use the same language. */
function LanguageSwitch() {
  const messages = useMessages(testPreviewMessages);
  const locale = useLocale();
  const { environment, launch } = useApp();
  const open = useOpenExternal();
  const selected = launch.lang === PSEUDO_LOCALE ? PSEUDO_LOCALE : locale;
  const languages = [
    ...LOCALES.map((value) => ({ value, name: NAMES[value] })),
    // Production has no pseudo-locale.
    ...(environment.stage === "production" ? [] : [{ value: PSEUDO_LOCALE, name: messages.longWords }]),
  ];
  return (
    <fieldset className={css.languages} aria-label={messages.language}>
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
