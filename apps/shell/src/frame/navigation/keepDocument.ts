import type { NativePort } from "@lending/bridge";

const LINKS = "a[href^='mailto:'], a[href^='tel:']";

/**
 * Opens mail and phone links of a webview in a hidden frame. A webview that does not know their scheme shows its error
 * page there, and not in place of the product. A browser opens them without leaving the page.
 */
export function keepDocument(native: Pick<NativePort, "host">): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link === null || event.defaultPrevented || native.host === "browser") return;
    event.preventDefault();
    document.getElementById("contact-frame")?.remove();
    const frame = document.createElement("iframe");
    frame.id = "contact-frame";
    frame.hidden = true;
    frame.src = link.href;
    document.body.append(frame);
  });
}
