export { findConflicts } from "./findConflicts.ts";
export { findPath, plainPath } from "./findPath.ts";
export { PINS_FILE } from "./pinsFile.ts";
export type { FallbackVersion, Registry, RegistryRemote, SitePath, SiteRegistry, SiteRemote } from "./registry.ts";
export {
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "./remoteManifest.ts";
export {
  type NextWave,
  nextRoutePreloads,
  type PreloadFile,
  type RoutePreloads,
  routePreloads,
} from "./routePreloads.ts";
export { siteRegistry } from "./siteRegistry.ts";
