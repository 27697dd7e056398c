import { useApp, useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { Card } from "@lending/ui/card";
import { lazyComponent, NotOpened } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Steps } from "@lending/ui/steps";
import { useState } from "react";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { titles } from "../../titles.ts";
import { EnlargeButton } from "./EnlargeButton.tsx";
import { loadPictureDialog } from "./loadPictureDialog.ts";
import { payInstructionMessages } from "./messages.ts";
import * as css from "./PayInstructionsScreen.module.css";
import { type PayPicture, payMethods } from "./payMethods.tsx";

const REFERENCE_MAX = 64;

const PictureDialog = lazyComponent(() => loadPictureDialog().then((module) => module.PictureDialog), {
  fallback: null,
  Failed: NotOpened,
});

/** How to pay by reference number (specification 2): in a wallet app, in another one, and at a store. */
export function Screen() {
  const words = useMessages(payInstructionMessages);
  const title = titles.payInstructions[useLocale()];
  const { brandName } = useApp().environment;
  const goBack = useBack();
  const reference = (useSearchParams().get("payCode") ?? "").trim().slice(0, REFERENCE_MAX);
  const [enlarged, setEnlarged] = useState<PayPicture>();
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <Card>
        {reference === "" ? <p>{words.referenceHint}</p> : <CopyableCode label={words.reference} code={reference} />}
      </Card>
      {payMethods({ words, biller: brandName, reference: reference || words.reference }).map((method) => (
        <Card key={method.title} title={method.title}>
          <Steps steps={method.steps} />
          <div className={css.pictures}>
            {method.pictures.map((picture) => (
              <EnlargeButton
                key={picture.shows}
                name={words.enlarge(picture.shows)}
                picture={picture.drawing}
                onEnlarge={() => setEnlarged(picture)}
              />
            ))}
          </div>
        </Card>
      ))}
      <Notice>{words.after}</Notice>
      {enlarged && (
        <PictureDialog title={enlarged.shows} picture={enlarged.drawing} onClose={() => setEnlarged(undefined)} />
      )}
    </ScreenFrame>
  );
}
Screen.soon = [loadPictureDialog];
