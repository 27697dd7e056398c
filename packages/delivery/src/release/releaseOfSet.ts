import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import type { Archive } from "../archive/createArchive.ts";
import { misfits } from "../gates/misfits.ts";
import { canaryVariant, type Deployed, folderOf, type SetContent } from "../sets/ReleaseSet.ts";
import type { Release } from "./Release.ts";
import { remoteOwner, shellOwner } from "./registryOwners.ts";

/** Folder for the programs and styles of public pages while they run. It belongs to this process only. */
let pagesRoot: string | undefined;

function pagesFolder() {
  if (pagesRoot === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    pagesRoot = folder;
  }
  return pagesRoot;
}

async function keep(archive: Archive, name: string, deployed: Deployed, file: string): Promise<string> {
  const target = path.join(pagesFolder(), folderOf(name, deployed), file);
  if (existsSync(target)) return target;
  const content = await archive.read(name, deployed, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  return target;
}

/** Reads a release from the archive, with everything that its documents need. */
export async function releaseOfSet(
  set: Pick<SetContent, "shell" | "remotes" | "fallbacks" | "canary" | "assets">,
  archive: Archive,
): Promise<Release> {
  const { shell, remotes, fallbacks, assets, canary } = set;
  const baseOf = (name: string, deployed: Deployed) => `${assets}${folderOf(name, deployed)}/`;
  const shellManifest = (await archive.manifest("shell", shell)) as ShellManifest;
  const pages: Record<string, Release["pages"][string]> = {};
  const owners = Object.entries(remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([name, deployed]) => {
      const manifest = (await archive.manifest(name, deployed)) as RemoteManifest;
      const base = baseOf(name, deployed);
      const program = manifest.pages;
      if (program !== undefined) {
        for (const [pathname, { public: isPublic, styles }] of Object.entries(manifest.paths)) {
          if (!isPublic) continue;
          pages[pathname] = {
            program: await keep(archive, name, deployed, program),
            styles: await Promise.all(styles.map((file) => keep(archive, name, deployed, file))),
            base,
          };
        }
      }
      const owner = remoteOwner(manifest, base);
      const fallback = fallbacks[name];
      const last = fallback && ((await archive.manifest(name, fallback)) as RemoteManifest);
      // A fallback that does not fit this shell would fail too.
      if (!fallback || !last || misfits(name, last, shellManifest).length > 0) return owner;
      const { entry, pins } = remoteOwner(last, "");
      return { ...owner, last: { base: baseOf(name, fallback), entry, ...(pins !== undefined && { pins }) } };
    });
  const variant = canaryVariant(set);
  return {
    shell: shellManifest,
    pages,
    ...(canary && variant && { canary: { ...canary, registry: (await releaseOfSet(variant, archive)).registry } }),
    registry: { shell: shellOwner(shellManifest, baseOf("shell", shell)), remotes: await Promise.all(owners) },
  };
}
