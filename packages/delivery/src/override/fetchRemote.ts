import { PINS_FILE, type RemoteManifest } from "@lending/federation/manifest";
import { parseManifest } from "../archive/Build.ts";
import { Refusal } from "../publishing/Refusal.ts";

const TIMEOUT_MS = 10_000;

/** A build of a remote on another server. */
export interface ServedRemote {
  readonly manifest: RemoteManifest;
  /** Folder of its files, with a slash at the end. */
  readonly base: string;
}

async function fetchManifest(address: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the manifest of a remote from the given folder, or from the sandbox's path for builds. Rejects a manifest without hashes,
 * because its files could then change at any time.
 */
export async function fetchRemote(name: string, from: string): Promise<ServedRemote> {
  const folder = from.endsWith("/") ? from : `${from}/`;
  for (const base of [folder, `${folder}assets/${name}/`]) {
    const bytes = await fetchManifest(`${base}remote.json`);
    if (!bytes) continue;
    const manifest = parseManifest(name, bytes, `${base}remote.json`) as RemoteManifest;
    if (manifest.name !== name) throw new Refusal("override", `${base} serves ${manifest.name}, not ${name}.`);
    if (manifest.files[PINS_FILE] === undefined) {
      throw new Refusal(
        "override",
        `${base} serves a development build without hashes. Serve a complete one: PORT=4101 pnpm --filter ${name} preview`,
      );
    }
    return { manifest, base };
  }
  throw new Refusal(
    "override",
    `${folder} serves no remote.json. Serve a build: PORT=4101 pnpm --filter ${name} preview`,
  );
}
