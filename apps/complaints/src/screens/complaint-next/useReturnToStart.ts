import { locations } from "@lending/bridge";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { isFromStart } from "../../components/startMark.ts";

/** Leads to the start of a complaint: one step back where that is it, else in place of this page. */
export function useReturnToStart(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isFromStart(state)) void navigate(-1);
    else void navigate(locations.complaint(), { replace: true });
  };
}
