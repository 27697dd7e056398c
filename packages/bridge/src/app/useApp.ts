import type { App } from "./App.ts";
import { useSurroundings } from "./AppContext.ts";

/** The environment, the launch, the native port and the language of this visit. */
export function useApp(): App {
  return useSurroundings().app;
}
