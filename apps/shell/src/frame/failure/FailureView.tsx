import { useBack } from "@lending/bridge";
import { hasStartedPayment } from "@lending/domain/started-payment";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { SessionEnded } from "@lending/federation/screen-view";
import { decorative, lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
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
export function FailureView({ error, title, onRetry }: FailureViewProps) {
  const messages = useMessages(frameMessages);
  const onBack = useBack();
  useFirstPaintRemoval();
  const [hasStarted] = useState(hasStartedPayment);
  const kind = faultKind(error);
  const screen = title ?? messages.brokenTitle;
  const { mayBePaying, isUncharged } = Object(error);
  if (kind === "session") return <SessionEnded title={screen} mayBePaying={mayBePaying === true || hasStarted} />;
  const hint = messages[`${kind}Hint`];
  return (
    <StateScreen
      kind={stateOf[kind] ?? "failed"}
      screen={screen}
      title={messages[`${kind}Title`]}
      text={isUncharged === true ? `${messages.uncharged} ${hint}` : hint}
      onRetry={onRetry}
      onBack={onBack}
    >
      {kind !== "offline" && kind !== "timeout" && <ErrorCode error={error} />}
    </StateScreen>
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
