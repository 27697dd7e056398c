import { type ReactNode, useEffect, useMemo } from "react";
import { createBackStack } from "../back/createBackStack.ts";
import type { App } from "./App.ts";
import { AppContext } from "./AppContext.ts";

/** Provides the app to every screen below and handles the native back button while mounted. */
export function AppProvider({ value: app, children }: { value: App; children: ReactNode }) {
  const page = app.page ?? window;
  const backStack = useMemo(() => createBackStack({ page, native: app.native }), [page, app.native]);
  useEffect(() => backStack.listen(), [backStack]);
  const surroundings = useMemo(() => ({ app, page, backStack }), [app, page, backStack]);
  return <AppContext value={surroundings}>{children}</AppContext>;
}
