import { randomBytes } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { findConflicts, INTEGRITY_MANIFEST_FILE, type RemoteManifest } from "@lending/federation/manifest";
import { parseManifest } from "../Build.ts";
import type { Archive } from "../createArchive.ts";
import { createComposer } from "../createComposer.ts";
import type { SignedRelease } from "../createReleaseLog.ts";
import { storeDocuments } from "../documents.ts";
import { Refusal } from "../Refusal.ts";
import { ownerOf } from "../readRelease.ts";
import { misfits, readReleaseManifests } from "../readReleaseManifests.ts";
import { type Signer, seal } from "../signing/seal.ts";
import { fetchPlain, readBody } from "../store/fetchPlain.ts";
import type { Store } from "../store/Store.ts";
import {
  folderOfOverride,
  isAllowedOrigin,
  makeId,
  type Override,
  overrideOrigins,
  recordKey,
  signOverride,
} from "./Override.ts";

interface WriteOptions {
  readonly store: Store;
  readonly archive: Archive;
  readonly signer: Signer;
  readonly by: string;
  /** End of the override, in milliseconds. */
  readonly until: number;
  readonly origin?: string | undefined;
}

/** Throws a Refusal when the environment of a release does not allow remotes from this address. */
export function checkOrigin({ release }: Pick<SignedRelease, "release">, from: string): void {
  const allowed = overrideOrigins(release.environment);
  if (isAllowedOrigin(from, allowed)) return;
  const stage = String(release.environment.stage ?? "no stage: production");
  throw new Refusal(
    "override",
    allowed.length === 0
      ? `This environment (${stage}) forbids overrides. To allow some origins, list them: "overrideOrigins": ["https://*.preview.example"].`
      : `${new URL(from).origin} is not in this environment's "overrideOrigins": ${allowed.join(", ")}.`,
  );
}

/**
 * Composes every document of a release with one remote from another address, and stores them under the override's prefix, where
 * only the link finds them. The live release does not change. Returns the signed override.
 */
export async function writeOverride(
  { release, hash, storeId }: SignedRelease,
  { manifest, base }: ServedRemote,
  { store, archive, signer, by, until, origin }: WriteOptions,
): Promise<Override> {
  checkOrigin({ release }, base);
  const { canaries: _, ...live } = release;
  const manifests = await readReleaseManifests(live, archive);
  const { registry, shell, pages } = manifests;
  const problems = misfits(manifest.name, manifest, shell);
  if (problems.length > 0) throw new Refusal("shared", `${problems.join("; ")}.`);
  const rest = registry.remotes.filter(({ name }) => name !== manifest.name);
  const conflicts = findConflicts(
    [registry.shell, ...rest, manifest],
    parseEnvironment(release.environment).productPrefix,
  );
  if (conflicts.length > 0) throw new Refusal("ownership", `${conflicts.join("; ")}.`);

  const id = makeId(until, randomBytes(8).toString("hex"));
  const isDevelopment = hasNoHashes(manifest);
  const override = {
    remote: manifest.name,
    version: manifest.version,
    from: base,
    ...(isDevelopment && { isDevelopment }),
  };
  const replaced = registry.remotes.find(({ name }) => name === manifest.name);
  // While the development server does not respond, the shell uses the released version.
  const last =
    isDevelopment && replaced && (({ base, entry, integrity = "" }) => ({ base, entry, integrity }))(replaced);
  const owner = { ...ownerOf(manifest.name, manifest, base), ...(last && { last }) };
  const remotes = [...rest, owner].sort((a, b) => (a.name < b.name ? -1 : 1));
  const composer = createComposer({
    // The remote's public pages are not prerendered, because that would run its program; they are rendered by scripts.
    release: {
      shell,
      registry: { shell: registry.shell, remotes },
      pages: Object.fromEntries(Object.entries(pages).filter(([, page]) => page.base !== replaced?.base)),
    },
    environment: parseEnvironment(release.environment),
    origin,
    override: {
      ...override,
      ...(isDevelopment && { tools: { link: signOverride(id, storeId, signer), release: release.generation } }),
    },
  });

  const written: Override = {
    kind: "override",
    id,
    release: hash,
    generation: release.generation,
    by,
    ...override,
    documents: await storeDocuments(await composer.composeAll(), folderOfOverride(id), store),
  };
  await store.create(recordKey(id), seal(written, signer));
  return written;
}

const TIMEOUT_MS = 10_000;
/** Longest manifest of a preview, in bytes. Those of the largest remotes have some 100 kB. */
const MANIFEST_MAX = 2_000_000;

/** A build of a remote on another server. */
export interface ServedRemote {
  readonly manifest: RemoteManifest;
  /** Folder of its files, with a slash at the end. */
  readonly base: string;
}

async function fetchManifest(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetchPlain(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await readBody(response, MANIFEST_MAX);
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a build is a development server's. */
const hasNoHashes = ({ files }: RemoteManifest) => files[INTEGRITY_MANIFEST_FILE] === undefined;

/**
 * Reads the manifest of a remote from the given folder, or from the sandbox's path for builds. Rejects a manifest without hashes,
 * because its files could then change at any time, unless a development server of this device is expected.
 */
export async function fetchRemote(name: string, from: string, isDevelopment = false): Promise<ServedRemote> {
  const folder = from.endsWith("/") ? from : `${from}/`;
  for (const base of [folder, `${folder}assets/${name}/`]) {
    const bytes = await fetchManifest(`${base}remote.json`);
    if (!bytes) continue;
    const manifest = parseManifest(name, bytes, `${base}remote.json`) as RemoteManifest;
    if (manifest.name !== name) throw new Refusal("override", `${base} serves ${manifest.name}, not ${name}.`);
    const isOwnServer = isDevelopment && /^http:\/\/(localhost|127\.0\.0\.1):/.test(base);
    if (hasNoHashes(manifest) && !isOwnServer) {
      throw new Refusal(
        "override",
        `${base} serves a development build without hashes. Serve a complete one: PORT=4101 pnpm --filter ${name} preview. For hot reload: pnpm dev ${name} --against <site>`,
      );
    }
    return { manifest, base };
  }
  throw new Refusal(
    "override",
    `${folder} serves no remote.json. Serve a build: PORT=4101 pnpm --filter ${name} preview`,
  );
}
