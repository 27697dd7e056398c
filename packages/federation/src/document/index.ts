export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
export { refreshHook } from "./refreshHook.ts";
