import { Buffer } from "node:buffer";
import { PINS_FILE } from "@lending/federation/manifest";
import type { AnyManifest, Build } from "../archive/Build.ts";
import { integrityOf } from "../archive/integrityOf.ts";
import { sha384 } from "../keys/seal.ts";

interface Alteration {
  readonly version: string;
  /** Returns the new text of a script. */
  readonly edit: (file: string, script: string) => string;
}

/** Returns the next version of a build as if its sources had changed: other scripts, with matching hashes. */
export function alterBuild(build: Build, { version, edit }: Alteration): Build {
  const contents = new Map<string, Uint8Array>();
  const read = (file: string) => contents.get(file) ?? build.read(file);
  const files = { ...build.manifest.files };
  const hashes: Record<string, unknown> = JSON.parse(new TextDecoder().decode(build.read(PINS_FILE)));
  for (const file of Object.keys(files).filter((one) => one.endsWith(".js"))) {
    const content = Buffer.from(edit(file, new TextDecoder().decode(build.read(file))));
    contents.set(file, content);
    files[file] = integrityOf(content);
    if (file in hashes) hashes[file] = files[file];
  }
  const table = Buffer.from(JSON.stringify(hashes));
  contents.set(PINS_FILE, table);
  files[PINS_FILE] = integrityOf(table);
  const manifest: AnyManifest = { ...build.manifest, version, files };
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  return { name: build.name, manifest, manifestBytes, deployed: { version, hash: sha384(manifestBytes) }, read };
}
