import { useApp, useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { notFoundMessages } from "@lending/ui/messages";
import { StateScreen } from "@lending/ui/state-screen";
import { useTitle } from "../navigation/screenFocus.ts";
import { useFirstPaintRemoval } from "../WaitingScreen.tsx";

/** Screen for an unknown address. */
export function NotFoundView() {
  const messages = useMessages(notFoundMessages);
  const goBack = useBack();
  useTitle(messages.notFoundTitle);
  useFirstPaintRemoval();
  return (
    <StateScreen
      kind="missing"
      screen={messages.notFoundTitle}
      title={messages.notFoundTitle}
      text={messages.notFoundHint}
      onBack={goBack}
      actions={<HomeButton />}
    />
  );
}

/** The way on where nothing else can be done: opens the app's home, or in a browser the site's. */
export function HomeButton({ label }: { label?: string | undefined }) {
  const { home } = useMessages(notFoundMessages);
  const { native } = useApp();
  return (
    <Button {...(native.host === "browser" ? { render: <AppLink to="/" /> } : { onClick: () => void native.goHome() })}>
      {label ?? home}
    </Button>
  );
}
