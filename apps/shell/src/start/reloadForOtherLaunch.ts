import { hasOtherLaunch, type LaunchParameters } from "@lending/bridge/launch";

/**
 * Loads a page again that the browser restores from its back-forward cache after the webview was launched with another
 * session or device: the page would send the old session. Call it before any screen listens to `pageshow`, because this
 * listener stops the following ones, which would request data.
 */
export function reloadForOtherLaunch(page: Window, launch: LaunchParameters) {
  page.addEventListener("pageshow", (event) => {
    if (!event.persisted || !hasOtherLaunch(page, launch)) return;
    event.stopImmediatePropagation();
    page.location.reload();
  });
}
