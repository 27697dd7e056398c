import { Navigate, useLocation } from "@lending/bridge/router";

/** The path in links of old app versions: redirects to the order details and keeps the query. */
export function OrderEntryScreen() {
  const { search } = useLocation();
  return <Navigate to={`/loanDetail${search}`} replace />;
}
