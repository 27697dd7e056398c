import type { Environment } from "@lending/bridge/environment";
import { jsonElement } from "@lending/federation/document";
import { plainPath, type SiteRegistry, type SiteRemote } from "@lending/federation/manifest";
import { closedPage } from "./closedPage.ts";
import type { Switch } from "./Switch.ts";

const element = (id: string) => new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);

function readElement<Content>(html: string, id: string): Content | undefined {
  const text = element(id).exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

/** Returns whether a switch closes a path of this remote. */
const closes = (switches: readonly Switch[], remote: string, path: string) =>
  switches.some(({ target, effect }) => effect === "off" && (target === remote || target === path));

/**
 * No build has this folder, so the shell shows its screen for an unavailable part, and loads nothing of the closed remote. The
 * hash is that of no manifest, so that a file that somebody adds there cannot run.
 */
const CLOSED: Omit<SiteRemote, "paths"> = {
  name: "closed",
  base: "/assets/closed/",
  entry: "closed.js",
  pins: `sha384-${"A".repeat(64)}`,
};

/** Returns a registry in which closed paths belong to no build, and returned remotes to their previous one. */
function changeRegistry(registry: SiteRegistry, switches: readonly Switch[]): SiteRegistry {
  const closedPaths: [string, SiteRemote["paths"][string]][] = [];
  const remotes = registry.remotes.map((remote): SiteRemote => {
    const returned = switches.some(({ target, effect }) => effect === "previous" && target === remote.name);
    const { last, pins: _, ...rest } = remote;
    const open = Object.entries(remote.paths).filter(([path, details]) => {
      const isClosed = closes(switches, remote.name, path);
      if (isClosed) closedPaths.push([path, details]);
      return !isClosed;
    });
    return { ...(returned && last ? { ...rest, ...last } : remote), paths: Object.fromEntries(open) };
  });
  const closed: readonly SiteRemote[] =
    closedPaths.length > 0 ? [{ ...CLOSED, paths: Object.fromEntries(closedPaths) }] : [];
  return { ...registry, remotes: [...remotes, ...closed] };
}

interface ServedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns a live document as the active switches change it. A closed path becomes a page that says what still works and whom to
 * call; in every other document, navigation to a closed path shows the screen for an unavailable part.
 */
export function applySwitches(document: ServedDocument, pathname: string, switches: readonly Switch[]): ServedDocument {
  const registry = readElement<SiteRegistry>(document.html, "registry");
  if (!registry || switches.length === 0) return document;
  const plain = plainPath(pathname);
  const owner = registry.remotes.find(({ paths }) => Object.hasOwn(paths, plain));
  if (owner && closes(switches, owner.name, plain)) {
    const open = changeRegistry(registry, switches).remotes.filter(({ name }) => name !== CLOSED.name);
    const environment = readElement<Environment>(document.html, "environment");
    // The first path of a remote is its main one.
    const titles = open.flatMap(({ paths }) =>
      Object.values(paths)
        .slice(0, 1)
        .map(({ title }) => title),
    );
    return closedPage({ environment, titles });
  }
  const html = ["registry", "registry-canary"].reduce((text, id) => {
    const found = readElement<SiteRegistry>(text, id);
    return found ? text.replace(element(id), () => jsonElement(id, changeRegistry(found, switches))) : text;
  }, document.html);
  return { html, headers: { ...document.headers, "cache-control": "no-store" } };
}
