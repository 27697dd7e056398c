export { joinPage } from "../prerender/RenderedPage.ts";
export { type ComposedDocument, composeDocument, ROOT } from "./composeDocument.ts";
export { cspHash } from "./contentSecurityPolicy.ts";
export { escapeHtml, jsonElement } from "./escape.ts";
export { composeRobots, composeSitemap } from "./searchEngines.ts";
