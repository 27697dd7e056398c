import { forgetFault } from "@lending/bridge/store";
import { Component, type ReactNode } from "react";
import { forgetScreen } from "./loadScreen.ts";

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Shows what went wrong in words; `retry` shows the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Turns whatever a screen throws, faults included, into words and a retry that asks anew. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  readonly retry = () => {
    forgetFault(this.state.error);
    forgetScreen(this.state.error);
    this.setState({ error: undefined, failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
