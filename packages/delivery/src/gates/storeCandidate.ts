import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { manifestFile } from "../archive/Build.ts";
import { type Archive, createArchive } from "../archive/createArchive.ts";
import { writeDocuments } from "../documents/writeDocuments.ts";
import { createSigner, createTrust } from "../keys/seal.ts";
import { createReleaseLog } from "../sets/createReleaseLog.ts";
import { folderOf, reachableIn, type SetContent } from "../sets/ReleaseSet.ts";
import { contentTypeOf, isText } from "../stores/contentTypeOf.ts";
import { createDirectoryStore } from "../stores/createDirectoryStore.ts";

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** Addresses of the deployment's back end. The sandbox replaces that back end while the gate runs. */
const OF_THE_BACK_END = ["apiBase", "h5Base", "productPrefix", "headers", "wireNames", "analyticsUrl"];

/**
 * Stores exactly the files of a candidate release in a separate folder, with documents that use the sandbox, and a new key in
 * `<folder>/keys`, so that the sandbox serves the candidate as it would serve a live release.
 */
export async function storeCandidate(content: SetContent, archive: Archive, folder: string): Promise<void> {
  const store = createDirectoryStore(folder);
  for (const [name, deployed] of reachableIn({ ...content, fallbacks: {} })) {
    const { files } = await archive.manifest(name, deployed);
    for (const file of [...Object.keys(files), manifestFile(name)]) {
      const bytes =
        file in files ? await archive.read(name, deployed, file) : await archive.readManifest(name, deployed);
      const key = `assets/${folderOf(name, deployed)}/${file}`;
      const headers = { contentType: contentTypeOf(file), cacheControl: "no-store" };
      await store.create(key, bytes, headers);
      // Compressed at low quality, because otherwise the sandbox compresses it at high quality while a page waits.
      if (isText(headers.contentType)) await store.create(`${key}.br`, brotliCompressSync(bytes, quickly), headers);
    }
  }
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const publicPem = publicKey.export({ format: "pem", type: "spki" }).toString();
  const signer = createSigner(privateKey.export({ format: "pem", type: "pkcs8" }).toString());
  const trusted = path.join(folder, "keys/trusted");
  mkdirSync(trusted, { recursive: true });
  writeFileSync(path.join(trusted, `${signer.id}.pub`), publicPem);

  const environment = {
    ...Object.fromEntries(Object.entries(content.environment).filter(([key]) => !OF_THE_BACK_END.includes(key))),
    // The gate reads the errors that a screen reports. Without this setting only the sandbox reports them.
    analyticsUrl: "/collect",
  };
  const row = createReleaseLog({ store, trust: createTrust([publicPem]), by: "stage" });
  // Without fallbacks, so that a broken remote fails visibly.
  const set = await row.append(undefined, { ...content, fallbacks: {}, environment, assets: "/assets/" }, signer);
  if (set) await writeDocuments(set, { store, archive: createArchive(store), signer });
}
