import { Component, type ReactNode } from "react";

interface TestBoundaryProps {
  /** Called with the error that the screen threw. */
  readonly onThrown: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Replaces the shell's error boundary in tests: reports what a screen throws and renders a title instead. */
export class TestBoundary extends Component<TestBoundaryProps, { stopped: boolean }> {
  override state = { stopped: false };

  static getDerivedStateFromError() {
    return { stopped: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error);
  }

  override render() {
    return this.state.stopped ? <h1>Stopped</h1> : this.props.children;
  }
}
