import type { Heard } from "./storyEvents.ts";

const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Tells what a screen reader would say of itself: changes within live regions, and dialogs that open. */
export function hearAnnouncements(tell: (heard: Heard) => void): void {
  const said = new WeakMap<Element, string>();
  const hearRegion = (region: Element) => {
    // The addon's own region is no part of the product.
    if (region.id.startsWith("storybook")) return;
    const text = readText(region);
    if (said.get(region) === text) return;
    said.set(region, text);
    const isAlert = region.getAttribute("role") === "alert" || region.getAttribute("aria-live") === "assertive";
    if (text !== "") tell({ kind: isAlert ? "alert" : "status", text });
  };
  const hearDialog = (dialog: Element) => {
    if (said.has(dialog)) return;
    const labelled = dialog.getAttribute("aria-labelledby");
    const name = dialog.getAttribute("aria-label") ?? (labelled ? document.getElementById(labelled)?.textContent : "");
    said.set(dialog, name ?? "");
    tell({ kind: "dialog", text: name || "without a name" });
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const dialog of [node, ...node.querySelectorAll(DIALOG)]) if (dialog.matches(DIALOG)) hearDialog(dialog);
        // A region that comes with its words is heard by few readers: those with the role alert.
        for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
          if (alert.matches('[role="alert"]')) regions.add(alert);
      }
    }
    for (const region of regions) hearRegion(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function readText(region: Element): string {
  return (region.textContent ?? "").replace(/\s+/g, " ").trim();
}
