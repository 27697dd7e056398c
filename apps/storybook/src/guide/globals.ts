import type { LOCALES } from "@lending/ui/locale";

export const LANGUAGES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  source: "Source",
  "en-PH": "English",
  "fil-PH": "Filipino",
  "zh-CN": "Chinese",
};

/** Returns what a story's address sets in the toolbar: "locale:fil-PH;theme:dark". A frame reads "text:100" back as a number. */
export const writeGlobals = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

const conditions = new WeakMap<CSSMediaRule, string>();
let shown = { theme: "light", contrast: "normal" };

/**
 * Shows a theme as on a phone with this setting. The product has no other switch, so the media rules of the page are
 * applied or not instead of following the phone.
 */
export function showTheme(theme: string, contrast = "normal"): void {
  shown = { theme, contrast };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const condition = conditions.get(rule) ?? rule.media.mediaText;
      if (!/prefers-(?:color-scheme|contrast)/.test(condition)) continue;
      conditions.set(rule, condition);
      const isDue =
        (theme === "dark" || !condition.includes("prefers-color-scheme: dark")) &&
        (contrast === "more" || !condition.includes("prefers-contrast: more"));
      rule.media.mediaText = isDue ? "all" : "not all";
    }
  }
}

// A sheet that is replaced, such as while a designer edits the tokens, has new rules.
const follow = new MutationObserver(() => showTheme(shown.theme, shown.contrast));
follow.observe(document.head, { childList: true, characterData: true, subtree: true });
