import { Navigate, useLocation } from "@lending/bridge/router";

/** The entry link of the native app: leads to the start of a complaint and keeps the query (decisions 3). */
export function Screen() {
  const { search } = useLocation();
  return <Navigate to={`/complaint${search}`} replace />;
}
