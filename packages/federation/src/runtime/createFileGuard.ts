import type { SiteRegistry } from "../manifest/registry.ts";
import { INTEGRITY_MANIFEST_FILE } from "../manifest/registry.ts";

/**
 * Makes the browser load files of one folder with their integrity hashes, so that no other content can run. Rejects
 * when a file has no hash.
 */
export type FileGuard = (base: string, files: readonly string[]) => Promise<unknown>;

const slot = Symbol.for("lending.fileGuard");
const absolute = (address: string) => new URL(address, document.baseURI).href;

/** The link by which the document loads this file with its hash. */
const findLink = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>("link[integrity]")].find(({ href }) => href === address);

/**
 * Loads one file with its hash. A module that failed stays failed for this page in most engines, so a retry has a query; a failed
 * stylesheet is removed again.
 */
const loadWithIntegrity = (href: string, integrity: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = document.createElement("link");
    const isStyle = href.endsWith(".css");
    // WebKit before 17 has no modulepreload. Its module scripts are evaluated here, and an import uses the same module.
    const isScript = !isStyle && !link.relList.supports("modulepreload");
    const element = isScript ? document.createElement("script") : link;
    element.crossOrigin = "anonymous";
    element.integrity = integrity;
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(`${href} failed to load with its integrity hash.`));
    };
    if (element instanceof HTMLScriptElement) {
      element.type = "module";
      element.src = href;
    } else {
      element.rel = isStyle ? "stylesheet" : "modulepreload";
      element.href = href;
    }
    document.head.appendChild(element);
  });

/**
 * Creates the file guard of a site and stores it where builds find it: every chunk of the shell and of a remote passes
 * it before it loads. Files in the document are already requested with their hashes. For other files the guard loads
 * the folder's integrity manifest; the document contains its hash. A folder without a hash is a development build.
 */
export function createFileGuard(registry: SiteRegistry): FileGuard {
  // Read again for each file: the registry is completed once the document has ended.
  const findFolder = (base: string) =>
    [registry.shell, ...registry.remotes]
      .flatMap((remote) => [remote, ...(remote.last ? [remote.last] : [])])
      .find((folder) => absolute(folder.base) === base);
  const tables = new Map<string, Promise<Readonly<Record<string, string>>>>();
  const checked = new Map<string, Promise<unknown>>();

  function tableOf(base: string, integrity: string) {
    const known = tables.get(base);
    if (known) return known;
    const table = fetch(base + INTEGRITY_MANIFEST_FILE, { integrity, credentials: "same-origin" }).then((response) =>
      response.json(),
    );
    tables.set(base, table);
    table.catch(() => tables.delete(base));
    return table;
  }

  async function checkFile(base: string, file: string) {
    const folder = findFolder(base);
    if (!folder) throw new Error(`${base} is not a folder of this site.`);
    const link = findLink(base + file);
    // Engines without modulepreload do not check the hash of the preload that the start-up script makes of it.
    const isChecked = link && link.rel !== "preload" && link.relList.supports(link.rel);
    if (!folder.integrity || isChecked) return;
    const integrity =
      link?.getAttribute("integrity") ?? (await tableOf(base, folder.integrity))[file.replace(/\?.*/, "")];
    if (!integrity) throw new Error(`${file} has no integrity hash.`);
    await loadWithIntegrity(base + file, integrity);
  }

  const guard: FileGuard = (base, files) =>
    Promise.all(
      files.map((file) => {
        const href = absolute(base) + file;
        // A chunk with only shared modules has no file.
        if (/\.undefined\./.test(file)) return undefined;
        const known = checked.get(href) ?? checkFile(absolute(base), file);
        checked.set(href, known);
        known.catch(() => checked.delete(href));
        return known;
      }),
    );
  Object.assign(globalThis, { [slot]: guard });
  return guard;
}
