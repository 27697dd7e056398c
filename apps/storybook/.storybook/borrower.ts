import { action } from "storybook/actions";

/** Lists what the borrower got in the panel "Actions": an announcement, or a call of the native app. */
export const report = (kind: "announced" | "announced at once" | "dialog opened" | "sent to the app", text: string) =>
  action(kind)(text);

/** Returns the whole page of the story as a PNG, with `scale` pixels for each px. */
export async function drawPicture(scale: number): Promise<string> {
  const { toPng } = await import("html-to-image");
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const filter = (node: Node) =>
    !(node instanceof Element && node.matches(".sb-wrapper, script, [id^=storybook-addon]"));
  return toPng(document.body, { pixelRatio: scale, width, height, filter, skipFonts: true });
}

declare global {
  /** In the frame of a story, for the page around it. */
  interface Window {
    drawPicture?: typeof drawPicture;
    readAloud?: typeof readAloud;
  }
}

const END = "end of document";
/** What TalkBack does not speak: an end, and a role that has no name. */
const SILENT = /^(?:end of .*|main|banner|paragraph|strong|list|term|definition|time|status|alert)$/;
/** A longer page is read up to here. */
const PHRASES_MAX = 400;

/**
 * Returns what a screen reader speaks from the top of the story to its end. It is simulated by the ARIA mappings, so TalkBack
 * may use another name for a role.
 */
export async function readAloud(): Promise<readonly string[]> {
  const { virtual } = await import("@guidepup/virtual-screen-reader");
  await virtual.start({ container: document.body });
  const phrases: string[] = [];
  while (phrases.at(-1) !== END && phrases.length < PHRASES_MAX) {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  }
  await virtual.stop();
  // The text of a control is its name, which was just spoken.
  const isName = (phrase: string, index: number) => phrases[index - 1]?.endsWith(`, ${phrase}`) === true;
  return phrases.filter((phrase, index) => !SILENT.test(phrase) && !isName(phrase, index));
}

const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Reports everything that a screen reader would announce unprompted: changes in live regions, and opened dialogs. */
export function observeAnnouncements(): void {
  const announced = new WeakMap<Element, string>();
  const reportRegion = (region: Element) => {
    // The region of the Storybook addon is no part of the product.
    if (region.id.startsWith("storybook")) return;
    const text = (region.textContent ?? "").replace(/\s+/g, " ").trim();
    if (announced.get(region) === text) return;
    announced.set(region, text);
    const isAlert = region.getAttribute("role") === "alert" || region.getAttribute("aria-live") === "assertive";
    if (text !== "") report(isAlert ? "announced at once" : "announced", text);
  };
  const reportDialog = (dialog: Element) => {
    if (announced.has(dialog)) return;
    const labelled = dialog.getAttribute("aria-labelledby");
    const name = dialog.getAttribute("aria-label") ?? (labelled ? document.getElementById(labelled)?.textContent : "");
    announced.set(dialog, name ?? "");
    report("dialog opened", name || "without a name");
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
