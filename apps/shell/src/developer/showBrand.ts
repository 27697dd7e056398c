import type { Environment } from "@lending/bridge/environment";
import { brandCss } from "@lending/ui/brand";

/**
 * Applies an environment's brand over the document's. Engines without constructed style sheets keep the document's
 * brand.
 */
export function showBrand(environment: Pick<Environment, "brandGradient" | "fontColors">): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandCss(environment));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // The oldest supported engines have no constructed style sheets.
  }
}
