import { PINS_FILE, type RemoteManifest } from "@lending/federation/manifest";
import { parseManifest } from "../archive/Build.ts";
import { Refusal } from "../publishing/Refusal.ts";

const TIMEOUT_MS = 10_000;

/** A build of a remote that somebody serves. */
export interface ServedRemote {
  readonly manifest: RemoteManifest;
  /** Folder of its files, ending in a slash. */
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
 * Reads the manifest of a remote that is served: in the folder that was named, or where the sandbox serves builds. Refuses one
 * without hashes: what a laptop sends could then be anything.
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
        `${base} serves a development build, whose files have no hashes. Serve a whole one: PORT=4101 pnpm --filter ${name} preview`,
      );
    }
    return { manifest, base };
  }
  throw new Refusal(
    "override",
    `${folder} serves no remote.json. Serve a build: PORT=4101 pnpm --filter ${name} preview`,
  );
}
