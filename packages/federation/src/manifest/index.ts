export { findConflicts } from "./findConflicts.ts";
export type { FallbackVersion, Registry, RegistryRemote, SitePath, SiteRegistry, SiteRemote } from "./registry.ts";
export {
  type DocumentCanary,
  FIRST_PAINTS_FILE,
  findPath,
  INTEGRITY_MANIFEST_FILE,
  plainPath,
  siteRegistry,
  siteRemote,
  withCanary,
} from "./registry.ts";
export {
  type FirstPaint,
  firstPaintSchema,
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
  titleSchema,
} from "./remoteManifest.ts";
export {
  NEXT_ROUTE_PRELOADS_ID,
  type NextRoutePreloads,
  nextRoutePreloads,
  type PreloadFile,
  ROUTE_PRELOADS_ID,
  type RoutePreloads,
  routePreloads,
  type StartupPreloads,
  templateId,
} from "./routePreloads.ts";
