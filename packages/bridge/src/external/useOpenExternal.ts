import { useCallback } from "react";
import { useSurroundings } from "../app/AppContext.ts";
import { type ExternalOptions, type ExternalVerdict, openExternal } from "./openExternal.ts";

/** Returns `openExternal` with the environment, launch and page of this visit. */
export function useOpenExternal(): (link: unknown, options?: ExternalOptions) => ExternalVerdict {
  const { app, page } = useSurroundings();
  return useCallback(
    (link, options) => openExternal(link, { environment: app.environment, launch: app.launch, page }, options),
    [app, page],
  );
}
