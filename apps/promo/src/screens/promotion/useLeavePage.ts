import { useBack } from "@lending/bridge";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { usePromotionLinks } from "./usePromotionLinks.ts";

/**
 * Returns the Back action of a hash page. A page that was opened by a direct link goes to the landing page, because the
 * previous history entry is outside the product.
 */
export function useLeavePage(): () => void {
  const { key } = useLocation();
  const goBack = useBack();
  const navigate = useNavigate();
  const { registration } = usePromotionLinks();
  if (key !== "default") return goBack;
  return () => void navigate(registration, { replace: true });
}
