import { useApp, useBack } from "@lending/bridge";
import { forgetFault } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { failureMessages } from "@lending/ui/messages";
import { StateScreen } from "@lending/ui/state-screen";
import { Component, type ReactNode, Suspense } from "react";

/** Returns whether the lender no longer accepts the session. */
export const isSessionFault = (error: unknown) => Object(error).code === "SESSION";

interface ScreenViewProps {
  /** The screen, which may suspend until it has loaded. */
  children: ReactNode;
  /** Shown until the screen has loaded. */
  waiting: ReactNode;
  /** The query of the address. Another one renders the children again: the failure was about the one before. */
  query: string;
  /** Whether the page is another company's: its handlers of rejections still handle one that replaces the screen. */
  isMounted?: boolean;
  /** Replaces the broken version when possible. Returns true when the children can be rendered again. */
  recover?: (error: unknown) => boolean;
  /** Called before the children are rendered again. */
  onRetry?: (error: unknown) => void;
  /** Renders the failure; `retry` renders the children again. */
  failure: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Shows a screen, in the shell and in a mounted remote: `waiting` until it has loaded, and after an error, faults included, a failure
 * with a retry that loads again. A session that ends during an action, such as a payment, replaces the screen too: no screen handles
 * it, so it arrives as an unhandled rejection.
 */
export class ScreenView extends Component<ScreenViewProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  private readonly onRejection = (event: PromiseRejectionEvent) => {
    if (!isSessionFault(event.reason)) return;
    if (!this.props.isMounted) event.preventDefault();
    this.setState({ error: event.reason, failed: true });
  };

  override componentDidMount() {
    addEventListener("unhandledrejection", this.onRejection);
  }

  override componentDidUpdate({ query }: ScreenViewProps, { failed }: { failed: boolean }) {
    // A failure that comes with the new query is about that one.
    if (failed && this.state.failed && query !== this.props.query) this.retry();
  }

  override componentWillUnmount() {
    removeEventListener("unhandledrejection", this.onRejection);
  }

  override componentDidCatch(error: unknown) {
    if (this.props.recover?.(error)) this.setState({ error: undefined, failed: false });
  }

  readonly retry = () => {
    const { error } = this.state;
    forgetFault(error);
    this.props.onRetry?.(error);
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    const { waiting, children, failure } = this.props;
    if (this.state.failed) return failure(this.state.error, this.retry);
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

interface SessionEndedProps {
  /** Title of the screen, "" if it is unknown. */
  title: string;
  /** Whether a payment may be under way. */
  mayBePaying: boolean;
}

/**
 * The lender does not accept the session, or there is none. A retry would fail again, so it offers the app's login instead. It does not
 * deny what it cannot see: a webview that was killed while the borrower paid has no session either. It loads no file but the picture: a
 * payment may have been refused on a bad connection.
 */
export function SessionEnded({ title, mayBePaying }: SessionEndedProps) {
  const { native } = useApp();
  const messages = useMessages(failureMessages);
  return (
    <StateScreen
      kind="refused"
      screen={title}
      title={messages.sessionTitle}
      text={mayBePaying ? messages.unseenHint : messages.sessionHint}
      onBack={useBack()}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    />
  );
}
