import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { lengthMax } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Fields } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TextField } from "@lending/ui/text-field";
import { useState } from "react";
import { titles } from "../../messages/source.ts";
import { DeviceCard } from "./DeviceCard.tsx";
import { launchFields, launchLink, previewPages, readLaunchValues, saveLaunchValues } from "./launchForm.ts";
import * as css from "./TestPreviewScreen.module.css";

/** The developers' tool, in English alone. */
export function TestPreviewScreen() {
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
      <Card title="Launch parameters">
        <Fields>
          {launchFields.map(({ name, label }) => (
            <TextField
              key={name}
              name={name}
              label={label}
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
      <Card title="Pages">
        <div className={css.buttons}>
          {previewPages.map(({ label, path }) => (
            // The native app opens a launch link as a new page, which reads the launch again.
            <Button key={path} variant="tonal" size="s" onClick={() => open(launchLink(path, values, launch.lang))}>
              {label}
            </Button>
          ))}
        </div>
      </Card>
      <DeviceCard />
    </ScreenFrame>
  );
}
