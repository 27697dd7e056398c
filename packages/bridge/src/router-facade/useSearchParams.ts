import { useMemo } from "react";
import { useLocation } from "react-router";

/** Returns the query of the current address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
