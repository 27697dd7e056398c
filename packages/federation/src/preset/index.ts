export { defineRemote } from "./defineRemote.ts";
export { defineShell } from "./defineShell.ts";
export { hashFiles, integrityOf } from "./hashFiles.ts";
export { targets } from "./targets.ts";
