import { isDeepStrictEqual } from "node:util";
import type { RemotePath } from "@lending/federation/manifest";
import type { Archive } from "../../releases/createArchive.ts";
import { type Deployed, newIn, type ReleaseContent, remotesIn, sidesOf } from "../../releases/Release.ts";
import type { Candidate } from "../publish/publish.ts";

/** A path, and the variant in which it is opened. */
export interface Page {
  readonly pathname: string;
  readonly variant: "live" | "canary";
}

type Paths = Readonly<Record<string, Pick<RemotePath, "nextPaths">>>;

type Content = Omit<ReleaseContent, "change">;

/** Lists the pages that a candidate can change; those of a staged release are opened in its variant. */
export async function affectedPages({ content, base }: Candidate, archive: Archive): Promise<readonly Page[]> {
  const [first, second] = sidesOf<Content>(content);
  const [live, staged = live] = base ? sidesOf<Content>(base.release) : [];
  const pages = await changedPages(first.content, live?.content, archive);
  if (!second) return pages;
  const ofStaged = await changedPages(second.content, staged?.content, archive);
  return [...pages, ...ofStaged.map(({ pathname }) => ({ pathname, variant: "canary" as const }))];
}

/**
 * Lists the pages that differ between two contents: every path when the shell, the environment or the address of the assets changes.
 * Otherwise the paths of the changed remotes, canaries included, and the paths that preload files of a changed remote because they
 * navigate to it. A page runs no code of any other remote.
 */
async function changedPages(content: Content, live: Content | undefined, archive: Archive): Promise<readonly Page[]> {
  const pathsOf = async (name: string, deployed: Deployed): Promise<Paths> =>
    (await archive.manifest(name, deployed)).paths;
  const isWhole =
    live === undefined ||
    live.shell.hash !== content.shell.hash ||
    live.assets !== content.assets ||
    !isDeepStrictEqual(live.environment, content.environment);

  const different = [...newIn(content, live), ...(live ? newIn(live, content) : [])];
  const changed = new Set(different.map(([name]) => name));
  const changedPaths = new Set<string>();
  for (const versions of live ? [content, live] : [])
    for (const [name, deployed] of remotesIn(versions))
      if (changed.has(name)) for (const one of Object.keys(await pathsOf(name, deployed))) changedPaths.add(one);

  const pagesIn = async (variant: Page["variant"], versions: readonly (readonly [string, Deployed])[]) => {
    const pages: Page[] = [];
    for (const [name, deployed] of versions) {
      for (const [pathname, { nextPaths = [] }] of Object.entries(await pathsOf(name, deployed))) {
        if (isWhole || changed.has(name) || nextPaths.some((to) => changedPaths.has(to)))
          pages.push({ pathname, variant });
      }
    }
    return pages;
  };
  return [
    ...(await pagesIn("live", [["shell", content.shell], ...Object.entries(content.remotes)])),
    ...(await pagesIn(
      "canary",
      (content.canaries ?? []).flatMap(({ remotes }) => Object.entries(remotes)),
    )),
  ];
}
