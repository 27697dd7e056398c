export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { escapeHtml, jsonElement } from "./escape.ts";
export { createForeignLinks, OTHER_SITE_PATH } from "./foreignLinkDocument.ts";
export { refreshHook } from "./inlineScripts.ts";
export type { DocumentOverride } from "./overrideBadge.ts";
export { fillIn, overrideMessages } from "./overrideBadge.ts";
export { composeRobots, composeSitemap } from "./searchEngines.ts";
