import { useApp, useBack } from "@lending/bridge";
import { hasStartedPayment } from "@lending/domain/started-payment";
import { Button } from "@lending/ui/button";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { useState } from "react";
import { frameMessages } from "../../messages/source.ts";
import { useFirstPaintRemoval } from "../WaitingScreen.tsx";
import * as css from "./FailureView.module.css";
import { type FaultKind, faultKind } from "./faultKind.ts";

// Loaded lazily, so that the first load stays small; the message is complete without the picture and the code.
const optional = { fallback: null, Failed: () => null };
const FailurePicture = lazyComponent(
  () => import("./FailurePicture.tsx").then((module) => module.FailurePicture),
  optional,
);
const ErrorCode = lazyComponent(() => import("./ErrorCode.tsx").then((module) => module.ErrorCode), optional);

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
  return <SessionEnded {...props} />;
}

/**
 * The lender does not accept the session, or there is none. A retry would fail again, so it offers the app's login
 * instead. It does not deny what it cannot see: a webview that was killed while the borrower paid has no session either.
 * It loads no file but the picture: a payment may have been refused on a bad connection.
 */
function SessionEnded({ title, error }: Pick<FailureViewProps, "title" | "error">) {
  const { native } = useApp();
  useFirstPaintRemoval();
  const [mayBePaying] = useState(() => Object(error).mayBePaying || hasStartedPayment());
  const messages = useMessages(frameMessages);
  return (
    <ScreenFrame
      title={title ?? messages.brokenTitle}
      onBack={useBack()}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    >
      <StateView
        title={messages.sessionTitle}
        text={mayBePaying ? messages.unseenHint : messages.sessionHint}
        illustration={<FailureIllustration kind="session" />}
        isFault
      />
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
  useFirstPaintRemoval();
  const isNetwork = kind === "offline" || kind === "timeout";
  const hint = messages[`${kind}Hint`];
  const isUncharged = Object(error).isUncharged === true;
  return (
    <ScreenFrame title={title ?? messages.brokenTitle} onBack={goBack}>
      <StateView
        title={messages[`${kind}Title`]}
        text={isUncharged ? `${messages.uncharged} ${hint}` : hint}
        illustration={<FailureIllustration kind={kind} />}
        onRetry={onRetry}
        onBack={goBack}
        isFault
      />
      {!isNetwork && <ErrorCode error={error} />}
    </ScreenFrame>
  );
}
