import type { App } from "./App.ts";
import { useSurroundings } from "./AppContext.ts";

/** Returns the environment, the launch, the native port and the language of this visit. */
export function useApp(): App {
  return useSurroundings().app;
}
