import { Navigate, useLocation } from "@lending/bridge/router";

/** The entry link of the native app. Redirects to the start of a complaint and keeps the query. */
export function ComplaintEntryScreen() {
  const { search } = useLocation();
  return <Navigate to={`/complaint${search}`} replace />;
}
