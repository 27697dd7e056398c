import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import {
  type ComposedDocument,
  composeDocument,
  composeRobots,
  composeSitemap,
  joinPage,
} from "@lending/federation/document";
import {
  CLOSED,
  findPath,
  plainPath,
  type Registry,
  type RegistryRemote,
  type RemotePath,
} from "@lending/federation/manifest";
import { developmentScript } from "./developmentScript.ts";
import type { Deployed } from "./formats/names.ts";
import type { ReleaseContent } from "./formats/Release.ts";
import type { LiveRelease } from "./reader/createLiveReader.ts";
import { closedPage } from "./serverPages.ts";
import { type Site, siteOf } from "./site.ts";
import { describeVariant, withVariants } from "./variants.ts";

/** What documents are composed from: a live release, or one that is not published yet. */
export interface Composable extends Pick<LiveRelease, "manifest" | "file" | "bases"> {
  readonly release: ReleaseContent & { readonly number?: number };
}

/** What the devices of some variants get, with the environment as documents contain it. */
interface Side extends Omit<Site, "environment"> {
  readonly environment: Environment;
}

/** A path with its owner. */
interface Found {
  readonly owner: RegistryRemote;
  readonly path: RemotePath;
}

const decoder = new TextDecoder();

export type Composer = ReturnType<typeof createComposer>;

interface ComposerOptions {
  /** Public origin of the site, unless the environment states one. */
  readonly origin?: string;
  /** Changes what documents are composed from, to measure them at their largest. */
  readonly registryOf?: (registry: Registry) => Registry;
}

/** Creates the composer of the documents of one release. The same values make the same document. */
export function createComposer(composable: Composable, { origin = "", registryOf }: ComposerOptions = {}) {
  const { release, bases } = composable;
  const sides = new Map<string, Side>();

  function sideOf(ids: readonly string[]): Side {
    const known = sides.get(ids.join());
    if (known) return known;
    const { shell, registry, environment } = siteOf(release, composable, ids);
    const side = { shell, registry: registryOf?.(registry) ?? registry, environment: parseEnvironment(environment) };
    sides.set(ids.join(), side);
    return side;
  }

  function pageOf(found: Found, deployed: Deployed | undefined, environment: Environment) {
    const { owner, path } = found;
    const read = (file: string) => deployed && composable.file(owner.name, deployed, file);
    const rendered = path.public?.rendered?.[environment.locale];
    const file = rendered === undefined ? undefined : read(rendered);
    if (!file) return undefined;
    const css = path.styles.map((one) => decoder.decode(read(one))).join("");
    return { html: joinPage(decoder.decode(file), environment, owner.base), css };
  }

  /** Returns the script with the facts of a path's first paint. */
  function factsOf({ owner, path }: Found, deployed: Deployed | undefined) {
    const script = path.facts !== undefined && deployed ? composable.file(owner.name, deployed, path.facts) : undefined;
    return script && decoder.decode(script);
  }

  /** Describes what is not live in a document, for the bar of a preview. */
  function describePreview(ids: readonly string[]): string | undefined {
    const previews = release.variants.filter(({ id, link }) => link !== undefined && ids.includes(id));
    return previews.length > 0 ? previews.map(describeVariant).join(", ") : undefined;
  }

  function closedDocument({ registry, environment }: Side, path: RemotePath): ComposedDocument {
    const open = registry.remotes.filter(({ name, paths }) => name !== CLOSED && Object.keys(paths).length > 0);
    const titles = open.flatMap(({ paths }) => Object.values(paths)[0]?.title ?? []);
    const { html, headers } = closedPage(
      environment,
      // An entry link has the title of the closed page that it opens.
      titles.filter(({ source }) => source !== path.title.source),
    );
    return { html, headers, early: [], split: () => [html, ""] };
  }

  const live = sideOf([]);
  const site = live.environment.h5Base || origin;
  /** Returns the path of the document that an address gets: itself, or "" for every unknown one. */
  function pathOf(pathname: string, ids: readonly string[] = []): string {
    const plain = plainPath(pathname);
    return findPath(sideOf(ids).registry, plain) ? plain : "";
  }

  return {
    pathOf,
    isPublic: (pathname: string): boolean => findPath(live.registry, pathname)?.path.public !== undefined,
    environment: (ids: readonly string[] = []): Environment => sideOf(ids).environment,
    /** Composes the document of a path for the devices of these variants. */
    document(pathname: string, ids: readonly string[] = []): ComposedDocument {
      const side = sideOf(ids);
      const { shell, registry, environment } = side;
      const path = pathOf(pathname, ids);
      const found = findPath(registry, path);
      if (found?.owner.name === CLOSED) return closedDocument(side, found.path);
      return composeDocument({
        ...{ shell, registry, environment, pathname: path, origin: site },
        release: release.number || undefined,
        facts: found && factsOf(found, withVariants(release, ids).remotes[found.owner.name]),
        page: found && pageOf(found, withVariants(release, ids).remotes[found.owner.name], environment),
        preview: describePreview(ids),
        development: bases && { script: developmentScript, origins: originsOf(bases) },
      });
    },
    /** The paths of what is live. */
    paths: [live.registry.shell, ...live.registry.remotes].flatMap(({ paths }) => Object.keys(paths)),
    sitemap: composeSitemap(live.registry, site),
    robots: composeRobots(live.environment.productPrefix, site),
  };
}

const originsOf = (bases: Readonly<Record<string, string>>) =>
  Object.values(bases).flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : []));
