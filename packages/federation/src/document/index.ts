export { joinPage } from "../prerender/RenderedPage.ts";
export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { sha256 } from "./contentSecurityPolicy.ts";
export { escapeHtml, jsonElement } from "./escape.ts";
export { composeRobots, composeSitemap } from "./searchEngines.ts";
