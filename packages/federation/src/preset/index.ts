export { isStockRemote, PATHS_FILE, publishStockRemote } from "../stock/publishStockRemote.ts";
export { baseConfig } from "./baseConfig.ts";
export { bundleCss } from "./compile.ts";
export { defineRemote, defineShell, reduceRoutes } from "./defineApp.ts";
export { pathFiles } from "./pathFiles.ts";
export { type BuiltRoute, importSource, readRoutes } from "./readRoutes.ts";
export { type HostContract, importsOf, readHostContract, readPackage, singletons } from "./sharedModules.ts";
