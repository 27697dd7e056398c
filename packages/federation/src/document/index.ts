export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { composeRobots, composeSitemap } from "./composeSitemap.ts";
export { refreshHook } from "./refreshHook.ts";
