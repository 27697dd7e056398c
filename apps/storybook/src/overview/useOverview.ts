import { useEffect, useState } from "react";
import type { Overview } from "./Overview.ts";

/** Returns the figures of the build. Their file is beside the built pages, so it is missing during development. */
export function useOverview(): { readonly overview?: Overview; readonly isMissing: boolean } {
  const [overview, setOverview] = useState<Overview>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    fetch("./overview.json")
      .then(async (response) => setOverview((await response.json()) as Overview))
      .catch(() => setIsMissing(true));
  }, []);
  return { ...(overview && { overview }), isMissing };
}
