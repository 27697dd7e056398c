import { useApp, useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { SkeletonEnd } from "../ScreenSkeleton.tsx";
import { sessionMessages } from "./messages.ts";

/**
 * Replaces a screen when the lender does not accept the session, or when there is none. A retry would fail again, so it
 * offers the app's login instead.
 */
export function SessionEnded({ title }: { title: string }) {
  const { native } = useApp();
  const messages = useMessages(sessionMessages);
  return (
    <ScreenFrame
      title={title}
      onBack={useBack()}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    >
      <StateView title={messages.endedTitle} text={messages.endedHint} illustration={<StoreShut />} isFault />
      <SkeletonEnd />
    </ScreenFrame>
  );
}
