import { forgetFault } from "@lending/bridge/store";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { Component, type ReactNode } from "react";

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Replaces the broken version when possible. Returns true when the children can be rendered again. */
  recover: (error: unknown) => boolean;
  /** Called when the next render must load the screen's files again. */
  onReload?: () => void;
  /** Renders the failure; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Catches errors of a screen, faults included, and renders a failure with a retry that loads again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.recover(error)) return;
    this.props.onReload?.();
    this.setState({ error: undefined, failed: false });
  }

  readonly retry = () => {
    forgetFault(this.state.error);
    if (this.state.error instanceof RemoteUnavailable) this.props.onReload?.();
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
