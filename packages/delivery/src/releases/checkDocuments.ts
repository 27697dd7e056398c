import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { composeDocument, composeRobots, composeSitemap } from "@lending/federation/document";
import { findConflicts, findPath, withCanary } from "@lending/federation/manifest";
import type { Archive } from "./createArchive.ts";
import type { SignedRelease } from "./createReleaseLog.ts";
import { type Documents, type LiveDocuments, mainTitlesOf } from "./documents.ts";
import type { Release, Side } from "./Release.ts";
import { pathsOf, readReleaseManifests } from "./readReleaseManifests.ts";
import { Untrusted } from "./signing/seal.ts";

interface CheckOptions {
  readonly list: LiveDocuments;
  readonly release: SignedRelease;
  /** The side of the release that the documents belong to. */
  readonly side: Side<Release>;
  readonly archive: Archive;
  /** The stored documents of that side. */
  readonly documents: Documents;
  /** Returns the document of a public page from the newest earlier list by a key whose scope covers its remote. */
  readonly readEarlier: (remote: string, pathname: string) => Promise<string | undefined>;
  /** Whether the key that signed the list covers a remote. */
  readonly isOwn: (remote: string) => boolean;
}

/** Marks the prerendered HTML and the styles of a public page, to find both in a stored document. */
const MARK = { css: "\u0001css\u0001", html: "\u0001html\u0001" };

/** Returns what a stored document has in the place of the marks; undefined when the text around them differs. */
function readMarked(template: string, html: string) {
  const [head = "", rest = ""] = template.split(MARK.css);
  const [between = "", end = ""] = rest.split(MARK.html);
  const at = html.indexOf(between, head.length);
  if (!html.startsWith(head) || !html.endsWith(end) || at < 0) return undefined;
  return { css: html.slice(head.length, at), html: html.slice(at + between.length, html.length - end.length) };
}

/** Returns the styles and the prerendered HTML of a document. */
const pageOf = (html: string | undefined) =>
  /(<style>.*<\/head>).*?(<div id="skeleton" data-page>.*)<div id="root">/s
    .exec(html ?? "")
    ?.slice(1)
    .join("");

/**
 * Throws Untrusted unless the documents of a list are those of its release. The list of a key of one remote contains the documents
 * of all paths, so a server composes them again from the manifests. Only the prerendered HTML of public pages cannot be composed
 * without running their programs: that of another remote must be the same as in an earlier list, whose key covered that remote.
 */
export async function checkDocuments({
  list,
  release,
  side: { content, variant },
  archive,
  documents,
  readEarlier,
  isOwn,
}: CheckOptions): Promise<void> {
  const { generation, delivery } = release.release;
  const name = `The list of release ${generation}`;
  const manifests = await readReleaseManifests(content, archive, { hasPages: false });
  const { shell, registry, canaries = [] } = manifests;
  const environment = parseEnvironment(content.environment);
  // A device may be in several canaries.
  for (const { remotes } of [registry, canaries.reduce(withCanary, registry)]) {
    const conflicts = findConflicts([registry.shell, ...remotes], environment.productPrefix);
    if (conflicts.length > 0) throw new Untrusted(`${name}: ${conflicts.join("; ")}.`);
  }
  // A key of one remote cannot sign the public origin, so that of the environment counts.
  const origin = environment.h5Base;
  const compose = (pathname: string, page?: typeof MARK) =>
    composeDocument({
      shell,
      registry,
      canaries,
      generation,
      variant,
      environment,
      pathname,
      origin,
      ...(page && { page }),
    });
  const different = (what: string) =>
    new Untrusted(
      `${name} was signed by a key of one remote, and ${what} differs from what this server composes. It was made with @lending/delivery ${delivery}: update the server or the remote's packages, or ship with a key of the platform.`,
    );

  const pathnames = pathsOf(manifests);
  if ([...pathnames].sort().join() !== [...documents.keys()].sort().join()) throw different("its list of paths");
  if (variant !== "canary" && list.sitemap !== composeSitemap(registry, origin)) throw different("its sitemap");
  if (variant !== "canary" && list.robots !== composeRobots(environment.productPrefix, origin))
    throw different("its robots.txt");
  if (variant !== "canary" && !isDeepStrictEqual(list.mainTitles, mainTitlesOf(registry)))
    throw different("its titles");
  for (const pathname of pathnames) {
    const stored = documents.get(pathname);
    const found = findPath(registry, pathname);
    const page = found?.path.public && readMarked(compose(pathname, MARK).html, stored?.html ?? "");
    const { html, headers } = compose(pathname, page);
    if (html !== stored?.html || JSON.stringify(headers) !== JSON.stringify(stored.headers))
      throw different(`the document of ${pathname || "unknown paths"}`);
    if (!found?.path.public || isOwn(found.owner.name)) continue;
    if (pageOf(html) !== pageOf(await readEarlier(found.owner.name, pathname)))
      throw different(`the prerendered page ${pathname}, which belongs to ${found.owner.name},`);
  }
}
