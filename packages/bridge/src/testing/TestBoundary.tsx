import { Component, type ReactNode } from "react";

interface TestBoundaryProps {
  /** Told what the screen threw. */
  readonly onThrown: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Stands where the shell's boundary does: what a screen throws is told, and a title stands in its place. */
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
