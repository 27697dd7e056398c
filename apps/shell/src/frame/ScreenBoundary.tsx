import { forgetFault } from "@lending/bridge/store";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { Component, type ReactNode } from "react";
import { forgetScreens } from "./loadScreen.ts";

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Has what is broken replaced, where it can be: then the children are shown again. */
  recover: (error: unknown) => boolean;
  /** Shows what went wrong in words; `retry` shows the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Turns whatever a screen throws, faults included, into words and a retry that asks anew. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.recover(error)) return;
    forgetScreens();
    this.setState({ error: undefined, failed: false });
  }

  readonly retry = () => {
    forgetFault(this.state.error);
    if (this.state.error instanceof RemoteUnavailable) forgetScreens();
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
