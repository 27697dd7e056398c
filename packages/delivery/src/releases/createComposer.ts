import { readFileSync } from "node:fs";
import type { Environment } from "@lending/bridge/environment";
import {
  type ComposedDocument,
  composeDocument,
  composeRobots,
  composeSitemap,
  type DocumentOverride,
} from "@lending/federation/document";
import { plainPath } from "@lending/federation/manifest";
import type { ReleaseManifests } from "./readRelease.ts";
import { pathsOf } from "./readReleaseManifests.ts";
import { renderPage } from "./renderPage.ts";
import { remember } from "./store/forEachAtOnce.ts";

interface ComposerOptions {
  readonly release: ReleaseManifests;
  readonly environment: Environment;
  /** Generation of the documents' release, if any. Analytics events contain it. */
  readonly generation?: number;
  /** Which side of a staged release the documents belong to. */
  readonly variant?: "live" | "canary" | undefined;
  /** Public origin of the site. The environment's origin has priority. */
  readonly origin?: string | undefined;
  /** For an override only; see composeDocument. */
  readonly override?: DocumentOverride;
  /** For development only; see composeDocument. */
  readonly development?: { readonly script: string; readonly origins: readonly string[] };
}

/** Composes the documents of one release. */
export interface Composer {
  /** Returns the document of a path. All unknown paths have the same one. Each document is composed once. */
  compose(pathname: string): Promise<ComposedDocument>;
  /** Returns the documents of all paths; that of "" is the document of every unknown path. */
  composeAll(): Promise<ReadonlyMap<string, ComposedDocument>>;
  readonly sitemap: string;
  readonly robots: string;
}

/** Creates the composer of a release: documents with prerendered public pages, sitemap and robots. */
export function createComposer({
  release,
  environment,
  generation,
  variant,
  origin = "",
  override,
  development,
}: ComposerOptions): Composer {
  const { shell, registry, canaries, pages } = release;
  const site = environment.h5Base || origin;
  const documents = new Map<string, Promise<ComposedDocument>>();
  const paths = pathsOf(release);

  const writePage = async (pathname: string) => {
    const source = pages[pathname];
    if (!source) return undefined;
    const html = await renderPage(source.program, { pathname, environment, base: source.base });
    return html === undefined
      ? undefined
      : { html, css: source.styles.map((file) => readFileSync(file, "utf8")).join("") };
  };

  const make = async (pathname: string) => {
    const page = await writePage(pathname);
    return composeDocument({
      shell,
      registry,
      ...(canaries && { canaries }),
      ...(generation !== undefined && { generation }),
      variant,
      environment,
      pathname,
      origin: site,
      ...(page && { page }),
      ...(override && { override }),
      ...(development && { development }),
    });
  };

  const composer: Composer = {
    compose(pathname) {
      const known = paths.has(plainPath(pathname)) ? plainPath(pathname) : "";
      return remember(documents, known, () => make(known));
    },
    async composeAll() {
      const all = new Map<string, ComposedDocument>();
      // One after the other, because each prerendered page starts a process.
      for (const pathname of paths) all.set(pathname, await composer.compose(pathname));
      return all;
    },
    sitemap: composeSitemap(registry, site),
    robots: composeRobots(environment.productPrefix, site),
  };
  return composer;
}
