import { randomBytes } from "node:crypto";
import { parseEnvironment } from "@lending/bridge/environment";
import { findConflicts } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import { fileOfDocument } from "../documents/fileOfDocument.ts";
import { misfits } from "../gates/misfits.ts";
import { type Signer, seal, sha384 } from "../keys/seal.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { createComposer } from "../release/createComposer.ts";
import { remoteOwner } from "../release/registryOwners.ts";
import { releaseOfSet } from "../release/releaseOfSet.ts";
import type { ReadSet } from "../sets/createReleaseLog.ts";
import type { Store } from "../stores/Store.ts";
import type { ServedRemote } from "./fetchRemote.ts";
import { folderOfOverride, makeId, type Override, recordKey } from "./Override.ts";
import { isAllowedOrigin, overrideOrigins } from "./overrideOrigins.ts";

interface WriteOptions {
  readonly store: Store;
  readonly archive: Archive;
  readonly signer: Signer;
  readonly by: string;
  /** End of the override, in milliseconds. */
  readonly until: number;
  readonly origin?: string;
}

/** Throws a Refusal when the environment of a release does not allow remotes from this address. */
export function checkOrigin({ set }: Pick<ReadSet, "set">, from: string): void {
  const allowed = overrideOrigins(set.environment);
  if (isAllowedOrigin(from, allowed)) return;
  const stage = String(set.environment.stage ?? "no stage: production");
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
  { set, hash }: ReadSet,
  { manifest, base }: ServedRemote,
  { store, archive, signer, by, until, origin }: WriteOptions,
): Promise<Override> {
  checkOrigin({ set }, base);
  const { canary: _, ...live } = set;
  const release = await releaseOfSet(live, archive);
  const { registry, shell, pages } = release;
  const problems = misfits(manifest.name, manifest, shell);
  if (problems.length > 0) throw new Refusal("shared ranges", `${problems.join("; ")}.`);
  const rest = registry.remotes.filter(({ name }) => name !== manifest.name);
  const conflicts = findConflicts([registry.shell, ...rest, manifest], parseEnvironment(set.environment).productPrefix);
  if (conflicts.length > 0) throw new Refusal("ownership", `${conflicts.join("; ")}.`);

  const override = { remote: manifest.name, version: manifest.version, from: base };
  const remotes = [...rest, remoteOwner(manifest, base)].sort((a, b) => (a.name < b.name ? -1 : 1));
  const replaced = registry.remotes.find(({ name }) => name === manifest.name);
  const composer = createComposer({
    // The remote's public pages are not prerendered, because that would run its program; they are rendered by scripts.
    release: {
      shell,
      registry: { shell: registry.shell, remotes },
      pages: Object.fromEntries(Object.entries(pages).filter(([, page]) => page.base !== replaced?.base)),
    },
    environment: parseEnvironment(set.environment),
    ...(origin !== undefined && { origin }),
    override,
  });

  const id = makeId(until, randomBytes(8).toString("hex"));
  const paths: Override["paths"] = {};
  for (const pathname of new Set(["", ...[registry.shell, ...remotes].flatMap((owner) => Object.keys(owner.paths))])) {
    const { html, headers } = await composer.compose(pathname);
    const content = new TextEncoder().encode(html);
    const own = sha384(content);
    const key = `${folderOfOverride(id)}${fileOfDocument(pathname, own)}`;
    const contentType = headers["content-type"] ?? "text/html; charset=utf-8";
    await store.create(key, content, { contentType, cacheControl: "no-store" });
    paths[pathname] = { key, hash: own, headers: { ...headers, "cache-control": "no-store" } };
  }
  const written: Override = { kind: "override", id, set: hash, generation: set.generation, by, ...override, paths };
  await store.create(recordKey(id), seal(written, signer), {
    contentType: "application/json; charset=utf-8",
    cacheControl: "no-store",
  });
  return written;
}
