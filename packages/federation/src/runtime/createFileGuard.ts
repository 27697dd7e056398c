import { PINS_FILE } from "../manifest/pinsFile.ts";
import type { SiteRegistry } from "../manifest/registry.ts";

/** Has the browser fetch files of one folder with their hashes, so that no other content can follow. Rejects where a file has no hash. */
export type FileGuard = (base: string, files: readonly string[]) => Promise<unknown>;

const slot = Symbol.for("lending.fileGuard");
const whole = (address: string) => new URL(address, document.baseURI).href;

/** Whether the document has had this engine fetch a file with its hash already. */
const isNamed = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>("link[integrity]")].some(
    ({ href, rel, relList }) => href === address && relList.supports(rel),
  );

/** Fetches one file with its hash. A module that failed stays failed for this page; a stylesheet leaves nothing behind. */
const fetchPinned = (href: string, integrity: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = document.createElement("link");
    link.crossOrigin = "anonymous";
    link.integrity = integrity;
    link.rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be had as it was shipped.`));
    };
    // Engines that do not know it (iOS before 17) check what they then take from their cache.
    if (link.rel === "modulepreload" && !link.relList.supports("modulepreload")) {
      fetch(href, { integrity, credentials: "same-origin" }).then(resolve, reject);
      return;
    }
    link.href = href;
    document.head.appendChild(link);
  });

/**
 * Makes the guard of a site and leaves it where builds find it: every chunk of the shell and of a remote passes through it
 * before it is loaded. What the document named has been asked for with its hash already; for the rest the folder's own table
 * is fetched, whose hash stands in the document. A folder without one is a development build.
 */
export function createFileGuard({ shell, remotes }: SiteRegistry): FileGuard {
  const hashes = new Map<string, string | undefined>();
  for (const { base, pins } of [shell, ...remotes, ...remotes.flatMap(({ last }) => last ?? [])]) {
    hashes.set(whole(base), pins);
  }
  const tables = new Map<string, Promise<Readonly<Record<string, string>>>>();
  const checked = new Map<string, Promise<unknown>>();

  function tableOf(base: string, integrity: string) {
    const known = tables.get(base);
    if (known) return known;
    const table = fetch(base + PINS_FILE, { integrity, credentials: "same-origin" }).then((answer) => answer.json());
    tables.set(base, table);
    table.catch(() => tables.delete(base));
    return table;
  }

  async function checkFile(base: string, file: string) {
    const pins = hashes.get(base);
    if (!hashes.has(base)) throw new Error(`${base} is no folder of this site.`);
    if (!pins || isNamed(base + file)) return;
    const integrity = (await tableOf(base, pins))[file];
    if (!integrity) throw new Error(`${file} has no pin.`);
    await fetchPinned(base + file, integrity);
  }

  const guard: FileGuard = (base, files) =>
    Promise.all(
      files.map((file) => {
        const href = whole(base) + file;
        // A chunk that only shares has no file.
        if (/\.undefined\./.test(file)) return undefined;
        const known = checked.get(href) ?? checkFile(whole(base), file);
        checked.set(href, known);
        known.catch(() => checked.delete(href));
        return known;
      }),
    );
  Object.assign(globalThis, { [slot]: guard });
  return guard;
}
