/** The element around a mounted remote. */
const MOUNTED = "[data-lending]";

/** Returns the selector for the inside of a mounted remote; `html` and `body` become the element around it. */
function scope(selector: string): string {
  return /^(html|body)$/.test(selector) ? MOUNTED : `:where(${MOUNTED}) ${selector}`;
}

/**
 * Limits the reset of our pages to mounted remotes, because the rest of the page is the host's. `:where` keeps each rule
 * weaker than the styles of components; browsers of before it (Chromium 88) leave these rules out.
 */
export default function scopeStyles(css: string): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  if (rules.includes("@")) throw new Error("The reset has an at-rule, which this loader does not scope.");
  return rules.replace(/([^{}]+)\{/g, (_, selectors: string) => {
    const scoped = selectors.split(",").map((selector) => scope(selector.trim()));
    return `${[...new Set(scoped)].join(", ")} {`;
  });
}
