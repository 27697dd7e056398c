/**
 * Stands in for the run time's snapshots and its own preloading: the registry is in the document and the start-up script
 * asks for the files, so a manifest is never loaded. The names are those that the run time imports.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {}, removePlugin() {} };
  readonly manifestCache = new Map<string, unknown>();

  loadRemoteSnapshotInfo(): Promise<never> {
    return Promise.reject(new Error("Remotes are entries of the document's registry, not manifests."));
  }
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = () => ({});
export const normalizePreloadExposes = () => [];
