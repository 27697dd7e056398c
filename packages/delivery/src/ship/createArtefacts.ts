import {
  type AnyManifest,
  assetKey,
  type Deployed,
  folderOf,
  readFile,
  readManifest,
  readStatement,
  type Store,
} from "@lending/releases";

/** Reads artefacts of a store. What was read stays in memory: an artefact never changes. */
export interface Artefacts {
  manifest(app: string, deployed: Deployed): Promise<AnyManifest>;
  /** Reads a file. Throws when it differs from the hash in the manifest. */
  read(app: string, deployed: Deployed, file: string): Promise<Uint8Array>;
  /** Returns the size of a file as a browser receives it: after brotli, if it is a text. */
  compressedSize(app: string, deployed: Deployed, file: string): Promise<number>;
}

/** Calls a function once for each key. A failure is not kept. */
function memoize<Value>() {
  const known = new Map<string, Promise<Value>>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = known.get(key) ?? read();
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

export function createArtefacts(store: Store): Artefacts {
  const manifests = memoize<AnyManifest>();
  const files = memoize<Uint8Array>();
  const statements = memoize<Awaited<ReturnType<typeof readStatement>>>();
  const manifest: Artefacts["manifest"] = (app, deployed) =>
    manifests(folderOf(app, deployed), () => readManifest(store, app, deployed));
  return {
    manifest,
    read: (app, deployed, file) =>
      files(assetKey(app, deployed, file), async () =>
        readFile(store, { app, deployed, manifest: await manifest(app, deployed), file }),
      ),
    async compressedSize(app, deployed, file) {
      const statement = await statements(folderOf(app, deployed), () => readStatement(store, { app, deployed }));
      const size = statement?.sizes[file];
      if (!size)
        throw new Error(`${store.address}: the artefact of ${app} ${deployed.version} states no size of ${file}.`);
      return size.br ?? size.bytes;
    },
  };
}
