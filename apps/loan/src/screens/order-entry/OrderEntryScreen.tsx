import { useLocation, useNavigate } from "@lending/bridge/router";
import { useEffect } from "react";

/** The path in links of old app versions: redirects to the order details and keeps the query. */
export function OrderEntryScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(`/loanDetail${search}`, { replace: true }), [navigate, search]);
  return null;
}
