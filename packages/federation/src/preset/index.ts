export { baseConfig } from "./baseConfig.ts";
export { bundleCss } from "./bundleCss.ts";
export { defineRemote } from "./defineRemote.ts";
export { defineShell } from "./defineShell.ts";
export { hashFiles, integrityOf } from "./hashFiles.ts";
export { pathFiles } from "./pathFiles.ts";
export { type BuiltRoute, readRoutes } from "./readRoutes.ts";
export { targets } from "./targets.ts";
