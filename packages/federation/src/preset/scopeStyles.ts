/**
 * The element around a mounted remote, to which the reset of styles is limited. A selector with its name alone stays weaker than
 * the styles of components. `:where` has no weight, but the oldest supported browsers (Chromium 83) do not know it.
 */
export const MOUNTED = "lending-remote";

/** Returns the selector for the inside of a mounted remote; `html` and `body` become the element around it. */
function scope(selector: string): string {
  return /^(html|body)$/.test(selector) ? MOUNTED : `${MOUNTED} ${selector}`;
}

/** Limits the reset of our pages to mounted remotes, because the rest of the page is the host's. */
export default function scopeStyles(css: string): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  if (rules.includes("@")) throw new Error("The reset has an at-rule, which this loader does not scope.");
  const scoped = rules.replace(/([^{}]+)\{/g, (_, selectors: string) => {
    const all = selectors.split(",").map((selector) => scope(selector.trim()));
    return `${[...new Set(all)].join(", ")} {`;
  });
  // An unknown element is inline.
  return `${MOUNTED} { display: block; }\n${scoped}`;
}
