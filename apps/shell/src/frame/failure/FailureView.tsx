import { useApp, useBack } from "@lending/bridge";
import { hasStartedPayment } from "@lending/domain/started-payment";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { Button } from "@lending/ui/button";
import { decorative, lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { failureMessages } from "@lending/ui/messages";
import { StateScreen } from "@lending/ui/state-screen";
import type { StateViewProps } from "@lending/ui/state-view";
import { useState } from "react";
import { frameMessages } from "../../messages/source.ts";
import { useFirstPaintRemoval } from "../WaitingScreen.tsx";

// Loaded lazily, so that the first load stays small; the message is complete without the code.
const ErrorCode = lazyComponent(() => import("./ErrorCode.tsx").then((module) => module.ErrorCode), decorative);

/**
 * Kinds of failure that a borrower sees. `busy` and `trouble` are the lender's: HTTP 429 and 5xx. `closed` is an
 * unavailable part, `broken` a defect.
 */
type FaultKind = "offline" | "timeout" | "busy" | "trouble" | "fault" | "session" | "closed" | "broken";

/** Classifies a thrown value. */
export function faultKind(error: unknown): FaultKind {
  const online = navigator.onLine;
  if (error instanceof RemoteUnavailable) return online ? "closed" : "offline";
  const { code, status } = Object(error) as { code?: unknown; status?: unknown };
  if (code === "SESSION") return "session";
  if (code === "TIMEOUT" && online) return "timeout";
  if (code === "NETWORK" || code === "TIMEOUT") return "offline";
  if (code === "HTTP" && status === 429) return "busy";
  if (code === "HTTP" && Number(status) >= 500) return "trouble";
  if (code === "HTTP" || code === "UNREADABLE") return "fault";
  return "broken";
}

/** The state of a kind of failure, "failed" for the others. */
const stateOf: { readonly [kind in FaultKind]?: StateViewProps["kind"] } = {
  offline: "offline",
  timeout: "offline",
  closed: "refused",
};

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
  const { brokenTitle } = useMessages(frameMessages);
  const messages = useMessages(failureMessages);
  return (
    <StateScreen
      kind="refused"
      screen={title ?? brokenTitle}
      title={messages.sessionTitle}
      text={mayBePaying ? messages.unseenHint : messages.sessionHint}
      onBack={useBack()}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    />
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

/** Offers Retry. */
function RetriableFailure({ error, title, onRetry, kind }: FailureViewProps & { kind: Exclude<FaultKind, "session"> }) {
  const messages = useMessages(frameMessages);
  const goBack = useBack();
  useFirstPaintRemoval();
  const isNetwork = kind === "offline" || kind === "timeout";
  const hint = messages[`${kind}Hint`];
  const isUncharged = Object(error).isUncharged === true;
  return (
    <StateScreen
      kind={stateOf[kind] ?? "failed"}
      screen={title ?? messages.brokenTitle}
      title={messages[`${kind}Title`]}
      text={isUncharged ? `${messages.uncharged} ${hint}` : hint}
      onRetry={onRetry}
      onBack={goBack}
    >
      {!isNetwork && <ErrorCode error={error} />}
    </StateScreen>
  );
}
