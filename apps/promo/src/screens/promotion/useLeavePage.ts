import { useBack } from "@lending/bridge";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { usePromotionLinks } from "./usePromotionLinks.ts";

/** The Back of a hash page. One that was opened by its own link leads to the landing page: behind it is somebody else's. */
export function useLeavePage(): () => void {
  const { key } = useLocation();
  const goBack = useBack();
  const navigate = useNavigate();
  const { registration } = usePromotionLinks();
  if (key !== "default") return goBack;
  return () => void navigate(registration, { replace: true });
}
