export { findConflicts } from "./findConflicts.ts";
export { findPath, plainPath } from "./findPath.ts";
export { type FirstWave, firstWave, type NextWave, nextWaves, type WantedFile } from "./firstWave.ts";
export { PINS_FILE } from "./pinsFile.ts";
export type { Registry, RegistryRemote, SitePath, SiteRegistry, SiteRemote, StandBy } from "./registry.ts";
export {
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "./remoteManifest.ts";
export { siteRegistry } from "./siteRegistry.ts";
