import { MOUNTED } from "../mount/mountedElement.ts";

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

/** A browser that does not know one of these drops the complete rule. Above the minimum of `targets`, and not compiled. */
const UNSUPPORTED = /:(?:where|is|has)(?=\()|@(?:layer|container)\b/g;

/** Returns what a stylesheet uses that the oldest supported browsers do not know: `[":where"]`. */
export const findUnsupportedStyles = (css: string): readonly string[] => [...new Set(css.match(UNSUPPORTED) ?? [])];
