import { Navigate, useLocation } from "@lending/bridge/router";

/** The link of old app versions: leads to the order details and keeps the query (decisions 3). */
export function Screen() {
  const { search } = useLocation();
  return <Navigate to={`/loanDetail${search}`} replace />;
}
