import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useSurroundings } from "../app/AppContext.ts";
import { hasInProductHistory } from "./hasInProductHistory.ts";

/**
 * Returns the action of the page's Back button: calls the latest guard, else goes one step back within the product,
 * else closes the webview.
 */
export function useBack(): () => void {
  const { app, page, backStack } = useSurroundings();
  const navigate = useNavigate();
  return useCallback(() => {
    if (backStack.press()) return;
    if (hasInProductHistory(page)) void navigate(-1);
    else void app.native.closeWebview();
  }, [app.native, backStack, navigate, page]);
}
