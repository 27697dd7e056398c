import { createStore, Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import type { App } from "../app/App.ts";
import { AppProvider } from "../app/AppProvider.tsx";
import { makeEnvironment } from "./makeEnvironment.ts";
import { makeLaunch } from "./makeLaunch.ts";
import { makeNative } from "./makeNative.ts";
import { makePage } from "./makePage.ts";
import { readStagedNative } from "./stageNative.ts";

interface TestAppProps {
  /** What of the surroundings matters to the test; the rest is the sandbox with the demo borrower. */
  readonly app?: Partial<App>;
  readonly store?: ReturnType<typeof createStore>;
  /** The address that the router is at, with its query. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Surrounds a screen with all that the shell would: app, store and router. */
export function TestApp({ app, store, path = "/", children }: TestAppProps) {
  const [fallback] = useState(() => ({
    environment: makeEnvironment(),
    launch: makeLaunch(),
    native: makeNative(),
    locale: "source" as const,
    page: makePage({ href: `https://h5.test${path}` }),
    store: createStore(),
  }));
  const { store: ownStore, ...surroundings } = fallback;
  const staged = readStagedNative();
  const value = { ...surroundings, ...app };
  const inHost = staged && { native: staged.native, launch: { ...value.launch, platform: staged.platform } };
  return (
    <AppProvider value={{ ...value, ...inHost }}>
      <Provider store={store ?? ownStore}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </AppProvider>
  );
}
