export * from "./registry.ts";
export * from "./remoteManifest.ts";
export * from "./routePreloads.ts";
