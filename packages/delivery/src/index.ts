export { createExternalRemote, createRemote } from "./cli/createRemote.ts";
