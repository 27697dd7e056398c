import { createStore, Provider } from "jotai";
import { Component, type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import type * as v from "valibot";
import { type App, AppProvider } from "../app/App.tsx";
import { type Environment, type environmentSchema, parseEnvironment } from "../environment/parseEnvironment.ts";
import type { LaunchParameters } from "../launch/launchParameters.ts";
import { makeNative, makePage, readStagedNative } from "./fakes.ts";

export {
  makeNative,
  makePage,
  type RecordedCommand,
  type RecordingNative,
  type RecordingPage,
  stageNative,
} from "./fakes.ts";

interface TestAppProps {
  /** Overrides of the app; the rest is the sandbox with the demo borrower. */
  readonly app?: Partial<App>;
  readonly store?: ReturnType<typeof createStore>;
  /** The current address of the router, with its query. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Renders a screen with everything that the shell provides: app, store and router. */
export function TestApp({ app, store, path = "/", children }: TestAppProps) {
  const [fallback] = useState(() => ({
    environment: makeEnvironment(),
    launch: makeLaunch(),
    native: makeNative(),
    locale: "source" as const,
    page: makePage({ href: `https://h5.test${path}` }),
    store: createStore(),
  }));
  const { store: ownStore, ...defaults } = fallback;
  const staged = readStagedNative();
  const value = { ...defaults, ...app };
  const stagedApp = staged && { native: staged.native, launch: { ...value.launch, platform: staged.platform } };
  return (
    <AppProvider value={{ ...value, ...stagedApp }}>
      <Provider store={store ?? ownStore}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </AppProvider>
  );
}

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

/** Returns the sandbox's environment with these overrides. Throws for an invalid value, a mistake in the test. */
export function makeEnvironment(own: v.InferInput<typeof environmentSchema> = {}): Environment {
  return parseEnvironment({ stage: "sandbox", ...own }, (path) => {
    throw new Error(`makeEnvironment: ${path} has an invalid value`);
  });
}

/** Returns a launch of the demo borrower on an Android phone. */
export function makeLaunch(own: Partial<LaunchParameters> = {}): LaunchParameters {
  return {
    appVersion: "1.0.0",
    deviceName: "Galaxy A1",
    deviceId: "device-1",
    osVersion: "10",
    sessionId: "demo",
    advertisingId: "advertising-1",
    platform: "android",
    source: "",
    from: "",
    lang: "",
    ...own,
  };
}
