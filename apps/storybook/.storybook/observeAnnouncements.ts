const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Reports everything that a screen reader would announce unprompted: changes in live regions, and opened dialogs. */
export function observeAnnouncements(report: (event: BorrowerEvent) => void): void {
  const announced = new WeakMap<Element, string>();
  const reportRegion = (region: Element) => {
    // The region of the Storybook addon is no part of the product.
    if (region.id.startsWith("storybook")) return;
    const text = readText(region);
    if (announced.get(region) === text) return;
    announced.set(region, text);
    const isAlert = region.getAttribute("role") === "alert" || region.getAttribute("aria-live") === "assertive";
    if (text !== "") report({ kind: isAlert ? "alert" : "status", text });
  };
  const reportDialog = (dialog: Element) => {
    if (announced.has(dialog)) return;
    const labelled = dialog.getAttribute("aria-labelledby");
    const name = dialog.getAttribute("aria-label") ?? (labelled ? document.getElementById(labelled)?.textContent : "");
    announced.set(dialog, name ?? "");
    report({ kind: "dialog", text: name || "without a name" });
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const dialog of [node, ...node.querySelectorAll(DIALOG)]) if (dialog.matches(DIALOG)) reportDialog(dialog);
        // Few screen readers announce a region that is inserted with its text. Only role alert is reliable.
        for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
          if (alert.matches('[role="alert"]')) regions.add(alert);
      }
    }
    for (const region of regions) reportRegion(region);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function readText(region: Element): string {
  return (region.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Channel event from the preview to the borrower panel. */
export const BORROWER_EVENT = "lending/heard";

/** An announcement to the borrower or a call of the native app. */
export interface BorrowerEvent {
  readonly kind: "status" | "alert" | "dialog" | "native";
  readonly text: string;
}
