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
