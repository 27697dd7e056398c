import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TextField } from "@lending/ui/text-field";
import { useEffect, useState } from "react";
import { readOverride, saveOverride } from "../../developer/environmentOverride.ts";
import { titles } from "../../titles.ts";
import { testPreviewMessages } from "./messages.ts";
import { ApiCalls } from "./parts/ApiCalls.tsx";
import { EnvironmentSwitch } from "./parts/EnvironmentSwitch.tsx";
import { LanguageSwitch } from "./parts/LanguageSwitch.tsx";
import { LocationButton } from "./parts/LocationButton.tsx";
import { NativeCalls } from "./parts/NativeCalls.tsx";
import { PhotoPicker } from "./parts/PhotoPicker.tsx";
import { previewFields } from "./previewFields.ts";
import { launchLink, previewPages } from "./previewPages.ts";
import { readPreviewValues, savePreviewValues } from "./previewStorage.ts";
import * as css from "./TestPreviewScreen.module.css";

/** The developer's test page (specification 2): opens the native app's pages with whatever launch values are typed here. */
export function Screen() {
  const words = useMessages(testPreviewMessages);
  const title = titles.testPreview[useLocale()];
  const goBack = useBack();
  const open = useOpenExternal();
  const query = useSearchParams();
  const { launch, environment } = useApp();
  const hasTools = environment.stage !== "production";
  // Who was here once wants to see the calls of the pages that are opened from here.
  useEffect(() => {
    if (hasTools) saveOverride(window, readOverride(window));
  }, [hasTools]);
  const [values, setValues] = useState(() =>
    readPreviewValues(window, {
      ...launch,
      productId: query.get("productId") ?? "",
      orderId: query.get("orderId") ?? "",
    }),
  );
  const [contact, setContact] = useState("");
  const edit = (name: keyof typeof values) => (value: string) => {
    const edited = { ...values, [name]: value };
    setValues(edited);
    savePreviewValues(window, edited);
  };
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <Card title={words.parameters}>
        <div className={css.fields}>
          {previewFields.map(({ name, lengthMax }) => (
            <TextField
              key={name}
              name={name}
              label={words[name]}
              value={values[name]}
              onChange={edit(name)}
              max={lengthMax}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          ))}
        </div>
      </Card>
      <Card title={words.pages}>
        <div className={css.buttons}>
          {previewPages.map(({ label, path }) => (
            // A launch link is opened as the native app opens it: as a whole page, which reads the launch again.
            <Button key={path} variant="tonal" size="s" onClick={() => open(launchLink(path, values, launch.lang))}>
              {words[label]}
            </Button>
          ))}
        </div>
      </Card>
      <Card title={words.device}>
        <div className={css.fields}>
          <PhotoPicker />
          <TextField
            label={words.contact}
            value={contact}
            onChange={setContact}
            type="tel"
            autoComplete="off"
            max={100}
          />
          <LocationButton />
        </div>
      </Card>
      <Card title={words.language}>
        <LanguageSwitch />
      </Card>
      <NativeCalls />
      {hasTools && (
        <>
          <ApiCalls />
          <EnvironmentSwitch />
        </>
      )}
    </ScreenFrame>
  );
}
