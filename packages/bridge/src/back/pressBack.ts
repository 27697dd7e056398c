import type { NativePort } from "../native/NativePort.ts";
import { hasInProductHistory } from "./hasInProductHistory.ts";

interface BackPage {
  readonly history: { readonly state: unknown; go(delta: number): void };
  dispatchEvent(event: Event): boolean;
}

/**
 * Does what `useBack` does, outside of React: dispatches the native back event, which guards and the product's history
 * answer once the shell has rendered, and closes the webview when nobody does.
 */
export function pressBack(page: BackPage, native: Pick<NativePort, "closeWebview">): void {
  if (!page.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true }))) return;
  if (hasInProductHistory(page)) page.history.go(-1);
  else void native.closeWebview();
}
