import { forgetFault } from "@lending/bridge/store";
import { Component, type ReactNode } from "react";

/** Returns whether the lender no longer accepts the session. */
export const isSessionFault = (error: unknown) => Object(error).code === "SESSION";

interface ScreenBoundaryProps {
  children: ReactNode;
  /** The query of the address. Another one renders the children again: the failure was about the one before. */
  query: string;
  /** Whether the page is another company's: its handlers of rejections still handle one that replaces the screen. */
  isMounted?: boolean;
  /** Replaces the broken version when possible. Returns true when the children can be rendered again. */
  recover?: (error: unknown) => boolean;
  /** Called before the children are rendered again. */
  onRetry?: (error: unknown) => void;
  /** Renders the failure; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/**
 * Catches errors of a screen, faults included, and renders a failure with a retry that loads again. A session that ends
 * during an action, such as a payment, replaces the screen too: no screen handles it, so it arrives as an unhandled
 * rejection.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
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

  override componentDidUpdate({ query }: ScreenBoundaryProps, { failed }: { failed: boolean }) {
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
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
