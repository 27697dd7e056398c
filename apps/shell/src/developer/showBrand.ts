import type { Environment } from "@lending/bridge/environment";
import { brandCss } from "@lending/ui/brand";

/** Puts an environment's brand over the one that the document came with. An engine that cannot do so keeps the document's. */
export function showBrand(environment: Pick<Environment, "brandGradient" | "fontColors">): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandCss(environment));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Constructed style sheets came after the oldest engines we serve.
  }
}
