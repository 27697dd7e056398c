import { locations } from "@lending/bridge";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { isFromStart } from "../../components/startMark.ts";

/** Returns to the start of a complaint: goes back if that is the previous entry, or else replaces this page. */
export function useReturnToStart(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (isFromStart(state)) void navigate(-1);
    else void navigate(locations.complaint(), { replace: true });
  };
}
