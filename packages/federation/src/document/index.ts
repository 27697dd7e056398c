export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { refreshHook } from "./documentElements.ts";
export { escapeHtml, jsonElement } from "./escape.ts";
export { createForeignLinks } from "./foreignLinkDocument.ts";
export { type DocumentOverride, fillIn, overrideMessages } from "./overrideBadge.ts";
export { composeRobots, composeSitemap } from "./searchEngines.ts";
