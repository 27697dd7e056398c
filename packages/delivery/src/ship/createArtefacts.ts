import type { AnyManifest } from "@lending/releases/artefact/Build";
import { readFile, readManifest, readStatement } from "@lending/releases/artefact/readArtefact";
import { assetKey, type Deployed, folderOf } from "@lending/releases/formats/names";
import { forEachAtOnce, type Store } from "@lending/releases/store/Store";

export type Artefacts = ReturnType<typeof createArtefacts>;

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

/** Reads artefacts of a store. What was read stays in memory: an artefact never changes. */
export function createArtefacts(store: Store) {
  const manifests = memoize<AnyManifest>();
  const files = memoize<Uint8Array>();
  const statements = memoize<Awaited<ReturnType<typeof readStatement>>>();
  const manifest = (app: string, deployed: Deployed) =>
    manifests(folderOf(app, deployed), () => readManifest(store, app, deployed));
  return {
    manifest,
    /** Reads a file. Throws when it differs from the hash in the manifest. */
    read: (app: string, deployed: Deployed, file: string) =>
      files(assetKey(app, deployed, file), async () =>
        readFile(store, { app, deployed, manifest: await manifest(app, deployed), file }),
      ),
    /** Returns the size of a file as a browser receives it: after brotli, if it is a text. */
    async compressedSize(app: string, deployed: Deployed, file: string): Promise<number> {
      const statement = await statements(folderOf(app, deployed), () => readStatement(store, { app, deployed }));
      const size = statement?.sizes[file];
      if (!size)
        throw new Error(`${store.address}: the artefact of ${app} ${deployed.version} states no size of ${file}.`);
      return size.br ?? size.bytes;
    },
  };
}

export type Overlay = ReturnType<typeof createOverlay>;

/** Objects that are written at the same time. */
const AT_ONCE = 16;
const isStatement = (key: string) => key.endsWith("/artefact.json");

/** Creates a store that reads another one and keeps what is created in memory, so that a refused build leaves nothing behind. */
export function createOverlay(store: Store) {
  const created = new Map<string, Uint8Array>();
  async function write(key: string) {
    const content = created.get(key);
    if (!content || (await store.create(key, content))) return;
    const stored = await store.read(key);
    if (!stored || Buffer.compare(stored, content) !== 0)
      throw new Error(`${store.address}/${key} was written meanwhile, with other content. Remove it, then try again.`);
  }
  return {
    ...store,
    read: async (key: string, max?: number) => created.get(key) ?? store.read(key, max),
    async create(key: string, content: Uint8Array): Promise<boolean> {
      if (created.has(key) || (await store.read(key))) return false;
      created.set(key, content);
      return true;
    },
    /** Writes the new objects, statements last: each is the proof that the others exist. */
    async flush(): Promise<void> {
      const keys = [...created.keys()];
      for (const now of [keys.filter((key) => !isStatement(key)), keys.filter(isStatement)])
        await forEachAtOnce(now, AT_ONCE, write);
      created.clear();
    },
  };
}
