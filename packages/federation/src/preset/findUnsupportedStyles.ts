/** A browser that does not know one of these drops the complete rule. Above the minimum of `targets`, and not compiled. */
const UNSUPPORTED = /:(?:where|is|has)(?=\()|@(?:layer|container)\b/g;

/** Returns what a stylesheet uses that the oldest supported browsers do not know: `[":where"]`. */
export const findUnsupportedStyles = (css: string): readonly string[] => [...new Set(css.match(UNSUPPORTED) ?? [])];
