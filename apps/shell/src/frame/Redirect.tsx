import { useLocation, useNavigate } from "@lending/bridge/router";
import { useLayoutEffect } from "react";

/** Replaces the address by another path, with its query and hash. A document has done it already: this is for a navigation. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to + search + hash, { replace: true }), [navigate, to, search, hash]);
  return null;
}
