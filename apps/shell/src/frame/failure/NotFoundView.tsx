import { useApp, useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { notFoundMessages } from "../../messages/source.ts";
import { useTitle } from "../navigation/screenFocus.ts";
import { WaitingEnd } from "../WaitingScreen.tsx";

/** Screen for an unknown address. Its button opens the app's home, or in a browser the site's. */
export function NotFoundView() {
  const messages = useMessages(notFoundMessages);
  const goBack = useBack();
  const navigate = useNavigate();
  useTitle(messages.notFoundTitle);
  const { native } = useApp();
  return (
    <ScreenFrame
      title={messages.notFoundTitle}
      onBack={goBack}
      actions={
        <Button onClick={() => void (native.host === "browser" ? navigate("/") : native.goHome())}>
          {messages.home}
        </Button>
      }
    >
      <StateView title={messages.notFoundTitle} text={messages.notFoundHint} illustration={<StoreShut />} />
      <WaitingEnd />
    </ScreenFrame>
  );
}
