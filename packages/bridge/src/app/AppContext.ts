import { createContext, useContext } from "react";
import type { BackStack } from "../back/createBackStack.ts";
import type { App } from "./App.ts";
import type { PagePort } from "./PagePort.ts";

interface AppSurroundings {
  readonly app: App;
  readonly page: PagePort;
  readonly backStack: BackStack;
}

export const AppContext = createContext<AppSurroundings | undefined>(undefined);

/** Returns the app, the page and the back stack for the hooks of this package. Throws outside an `AppProvider`. */
export function useSurroundings(): AppSurroundings {
  const surroundings = useContext(AppContext);
  if (!surroundings)
    throw new Error(
      "No <AppProvider> around this component. The shell renders one; a test uses <TestApp> of @lending/bridge/testing.",
    );
  return surroundings;
}
