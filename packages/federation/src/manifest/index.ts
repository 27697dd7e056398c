export { findPath, plainPath } from "./findPath.ts";
export type { Registry, RegistryRemote } from "./registry.ts";
export {
  type RemoteManifest,
  type RemotePath,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "./remoteManifest.ts";
