import { useApp, useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import type { ComponentType } from "react";
import { frameMessages } from "../../messages/source.ts";
import { WaitingEnd } from "../WaitingScreen.tsx";
import * as css from "./FailureView.module.css";
import { type FaultKind, faultKind } from "./faultKind.ts";

// Loaded lazily, so that the first load stays small; the message is complete without the picture and the code.
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { fallback: null, Failed: () => null });

const FailurePicture = late(() => import("./FailurePicture.tsx").then((module) => module.FailurePicture));
const ErrorCode = late(() => import("./ErrorCode.tsx").then((module) => module.ErrorCode));

/** Illustration above the message of a failure. Reserves its space while it loads. */
function FailureIllustration({ kind }: { kind: FaultKind }) {
  return (
    <div className={css.place}>
      <FailurePicture kind={kind} />
    </div>
  );
}

interface FailureViewProps {
  error: unknown;
  /** Title of the screen that failed, if it is known. */
  title?: string | undefined;
  onRetry: () => void;
}

/** Replaces a screen that failed: a message and the next step. */
export function FailureView(props: FailureViewProps) {
  const kind = faultKind(props.error);
  if (kind !== "session") return <RetriableFailure {...props} kind={kind} />;
  return <SessionEnded title={props.title} />;
}

/**
 * The lender does not accept the session, or there is none. A retry would fail again, so it offers the app's login
 * instead. It loads no file but the picture: a payment may have been refused on a bad connection.
 */
function SessionEnded({ title }: Pick<FailureViewProps, "title">) {
  const { native } = useApp();
  const messages = useMessages(frameMessages);
  return (
    <ScreenFrame
      title={title ?? messages.brokenTitle}
      onBack={useBack()}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    >
      <StateView
        title={messages.sessionTitle}
        text={messages.sessionHint}
        illustration={<FailureIllustration kind="session" />}
        isFault
      />
      <WaitingEnd />
    </ScreenFrame>
  );
}

/** Screen for an unknown address. Loaded on demand: links have known addresses. */
export const NotFoundView = lazyComponent<Pick<FailureViewProps, "title">>(
  () => import("./NotFoundView.tsx").then((module) => module.NotFoundView),
  {
    fallback: null,
    Failed: FailureView,
  },
);

/** Offers Retry and Back. */
function RetriableFailure({ error, title, onRetry, kind }: FailureViewProps & { kind: Exclude<FaultKind, "session"> }) {
  const messages = useMessages(frameMessages);
  const goBack = useBack();
  const isNetwork = kind === "offline" || kind === "late";
  return (
    <ScreenFrame title={title ?? messages.brokenTitle} onBack={goBack}>
      <StateView
        title={messages[`${kind}Title`]}
        text={messages[`${kind}Hint`]}
        illustration={<FailureIllustration kind={kind} />}
        onRetry={onRetry}
        onBack={goBack}
        isFault
      />
      {!isNetwork && <ErrorCode error={error} />}
      <WaitingEnd />
    </ScreenFrame>
  );
}
