export { type ComposedDocument, composeDocument } from "./composeDocument.ts";
