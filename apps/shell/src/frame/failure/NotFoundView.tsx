import { useApp, useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { notFoundMessages } from "../../messages/source.ts";
import { useTitle } from "../navigation/screenFocus.ts";
import { useFirstPaintRemoval } from "../WaitingScreen.tsx";

/** Screen for an unknown address. Its button opens the app's home, or in a browser the site's. */
export function NotFoundView() {
  const messages = useMessages(notFoundMessages);
  const goBack = useBack();
  useTitle(messages.notFoundTitle);
  useFirstPaintRemoval();
  const { native } = useApp();
  return (
    <ScreenFrame
      title={messages.notFoundTitle}
      onBack={goBack}
      actions={
        <Button
          {...(native.host === "browser" ? { render: <AppLink to="/" /> } : { onClick: () => void native.goHome() })}
        >
          {messages.home}
        </Button>
      }
    >
      <StateView title={messages.notFoundTitle} text={messages.notFoundHint} illustration={<StoreShut />} />
    </ScreenFrame>
  );
}
