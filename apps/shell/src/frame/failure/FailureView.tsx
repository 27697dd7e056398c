import { useApp, useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { showToast } from "@lending/ui/toast";
import { type ComponentType, Suspense, useEffect } from "react";
import { frameMessages } from "../messages.ts";
import { ScreenSkeleton, SkeletonEnd } from "../ScreenSkeleton.tsx";
import * as css from "./FailureView.module.css";
import { type FaultKind, faultKind } from "./faultKind.ts";

// Loaded lazily, so that the first load stays small; the message is complete without the picture and the code.
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { fallback: null, Failed: () => null });

const KiteOnWire = late(() => import("@lending/ui/illustrations/kite-on-wire").then((module) => module.KiteOnWire));
const PhoneUnderPalm = late(() =>
  import("@lending/ui/illustrations/phone-under-palm").then((module) => module.PhoneUnderPalm),
);
const StoreShut = late(() => import("@lending/ui/illustrations/store-shut").then((module) => module.StoreShut));

const SessionEnded = lazyComponent(() => import("./SessionEnded.tsx").then((module) => module.SessionEnded));

const ErrorCode = late(() => import("./ErrorCode.tsx").then((module) => module.ErrorCode));

/** The kinds of failure that a retry may mend. */
type RetriableKind = Exclude<FaultKind, "session">;

const pictures: Readonly<Record<RetriableKind, ComponentType>> = {
  offline: PhoneUnderPalm,
  late: PhoneUnderPalm,
  closed: StoreShut,
  fault: KiteOnWire,
  broken: KiteOnWire,
};

/** Illustration above the message of a failure. Reserves its space while it loads. */
function FailureIllustration({ kind }: { kind: RetriableKind }) {
  const Picture = pictures[kind];
  return (
    <div className={css.place}>
      <Picture />
    </div>
  );
}

interface FailureViewProps {
  error: unknown;
  /** Title of the screen that failed. */
  title: string;
  onRetry: () => void;
}

/** Replaces a screen that failed: a message and the next step. */
export function FailureView(props: FailureViewProps) {
  const kind = faultKind(props.error, navigator.onLine);
  if (kind !== "session") return <RetriableFailure {...props} kind={kind} />;
  return (
    <Suspense fallback={<ScreenSkeleton kind="blank" title={props.title} />}>
      <SessionEnded title={props.title} />
    </Suspense>
  );
}

/** Offers Retry and Back. */
function RetriableFailure({ error, title, onRetry, kind }: FailureViewProps & { kind: RetriableKind }) {
  const messages = useMessages(frameMessages);
  const goBack = useBack();
  const heading = messages[`${kind}Title`];
  const isNetwork = kind === "offline" || kind === "late";
  // A network failure also shows a toast, in addition to the screen's retry (rule requests.network).
  useEffect(() => {
    if (isNetwork) showToast(heading, { tone: "error" });
  }, [isNetwork, heading]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <StateView
        title={heading}
        text={messages[`${kind}Hint`]}
        illustration={<FailureIllustration kind={kind} />}
        onRetry={onRetry}
        onBack={goBack}
        isFault
      />
      {!isNetwork && <ErrorCode error={error} />}
      <SkeletonEnd />
    </ScreenFrame>
  );
}

/** Screen for an unknown address. Its button opens the app's home, or in a browser the site's. */
export function NotFoundView({ title }: { title: string }) {
  const messages = useMessages(frameMessages);
  const goBack = useBack();
  const navigate = useNavigate();
  const { native } = useApp();
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button onClick={() => void (native.host === "browser" ? navigate("/") : native.goHome())}>
          {messages.home}
        </Button>
      }
    >
      <StateView
        title={messages.notFoundTitle}
        text={messages.notFoundHint}
        illustration={<FailureIllustration kind="closed" />}
      />
      <SkeletonEnd />
    </ScreenFrame>
  );
}
