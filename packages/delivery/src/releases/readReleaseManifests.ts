import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import semver from "semver";
import type { Archive } from "./createArchive.ts";
import { type Deployed, folderOf, inCanary, type ReleaseContent } from "./Release.ts";
import { ownerOf, type ReleaseManifests } from "./readRelease.ts";
import { Untrusted } from "./signing/seal.ts";

/**
 * Returns why a remote does not run in a shell, or an empty list: the shell's host contract is not in the remote's range,
 * or its native port lacks a verb.
 */
export function misfits(name: string, remote: RemoteManifest, shell: ShellManifest): readonly string[] {
  const used = new Set(Object.values(remote.paths).flatMap((path) => path.verbs ?? []));
  const lacking = [...used].filter((verb) => !shell.verbs.includes(verb));
  return [
    ...(semver.satisfies(shell.host, remote.host)
      ? []
      : [
          `${name} ${remote.version} needs the host contract ${remote.host}, and shell ${shell.version} provides ${shell.host}`,
        ]),
    ...lacking.map(
      (verb) => `${name} ${remote.version} calls ${verb}, which the native port of shell ${shell.version} lacks`,
    ),
  ];
}

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

/** Lists the paths with a document, of all variants; "" is the document of every unknown path. */
export const pathsOf = ({
  registry,
  canaries = [],
}: Pick<ReleaseManifests, "registry" | "canaries">): ReadonlySet<string> => {
  const owners = [registry.shell, ...registry.remotes, ...canaries.flatMap(({ remotes }) => remotes)];
  return new Set(["", ...owners.flatMap(({ paths }) => Object.keys(paths))]);
};

/** Reads a release from the archive, with everything that its documents need; without the programs of pages on request. */
export async function readReleaseManifests(
  release: Pick<ReleaseContent, "shell" | "remotes" | "fallbacks" | "canaries" | "assets">,
  archive: Archive,
  { hasPages = true } = {},
): Promise<ReleaseManifests> {
  const { shell, remotes, fallbacks, assets, canaries } = release;
  const baseOf = (name: string, deployed: Deployed) => `${assets}${folderOf(name, deployed)}/`;
  const shellManifest = (await archive.manifest("shell", shell)) as ShellManifest;
  const pages: Record<string, ReleaseManifests["pages"][string]> = {};
  const owners = Object.entries(remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([name, deployed]) => {
      const manifest = (await archive.manifest(name, deployed)) as RemoteManifest;
      // A manifest with another name would take the place of that remote.
      if (manifest.name !== name)
        throw new Untrusted(`${name} ${deployed.version} is the manifest of ${manifest.name}.`);
      const base = baseOf(name, deployed);
      const program = hasPages ? manifest.pages : undefined;
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
      const owner = ownerOf(name, manifest, base);
      const fallback = fallbacks[name];
      const last = fallback && ((await archive.manifest(name, fallback)) as RemoteManifest);
      // A fallback that does not fit this shell would fail too.
      if (!fallback || !last || misfits(name, last, shellManifest).length > 0) return owner;
      const { entry, integrity } = ownerOf(name, last, "");
      return { ...owner, last: { base: baseOf(name, fallback), entry, ...(integrity !== undefined && { integrity }) } };
    });
  const readCanary = async (canary: NonNullable<typeof canaries>[number]) => {
    const { registry } = await readReleaseManifests(inCanary(release, canary), archive, { hasPages });
    return { ...canary, remotes: registry.remotes.filter(({ name }) => canary.remotes[name]) };
  };
  return {
    shell: shellManifest,
    pages,
    ...(canaries && { canaries: await Promise.all(canaries.map(readCanary)) }),
    registry: { shell: ownerOf("shell", shellManifest, baseOf("shell", shell)), remotes: await Promise.all(owners) },
  };
}
