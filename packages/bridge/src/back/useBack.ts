import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useSurroundings } from "../app/AppContext.ts";
import { hasInProductHistory } from "./hasInProductHistory.ts";

/** What the page's Back button does: the latest guard, else one step back within the product, else the webview closes. */
export function useBack(): () => void {
  const { app, page, backStack } = useSurroundings();
  const navigate = useNavigate();
  return useCallback(() => {
    if (backStack.press()) return;
    if (hasInProductHistory(page)) void navigate(-1);
    else void app.native.closeWebview();
  }, [app.native, backStack, navigate, page]);
}
