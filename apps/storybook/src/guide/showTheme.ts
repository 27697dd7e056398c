const conditions = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a theme as on a phone with this setting. The product has no other switch, so the media rules of the page are
 * applied or not instead of asking the phone.
 */
export function showTheme(theme: string, contrast = "normal"): void {
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
