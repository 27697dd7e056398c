import { useLocation, useNavigate } from "@lending/bridge/router";
import { useEffect } from "react";

/** The entry link of the native app. Redirects to the start of a complaint and keeps the query. */
export function ComplaintEntryScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(`/complaint${search}`, { replace: true }), [navigate, search]);
  return null;
}
