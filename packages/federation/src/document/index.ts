export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { composeRobots, composeSitemap } from "./composeSitemap.ts";
export { escapeHtml } from "./escapeHtml.ts";
export type { DocumentOverride } from "./overrideBadge.ts";
export { fillIn, overrideWords } from "./overrideWords.ts";
export { refreshHook } from "./refreshHook.ts";
