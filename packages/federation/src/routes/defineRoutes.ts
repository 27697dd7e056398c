import type { Locale } from "@lending/ui/locale";
import type { ComponentType } from "react";
import type { ReadFirstFacts } from "./firstFacts.ts";

export type { FirstFactsContext, ReadFirstFacts } from "./firstFacts.ts";

/** A text in every language. */
export type RouteTitle = Readonly<Record<Locale, string>>;

/**
 * A read that a path always makes, so that the document sends it before any script file has arrived: an endpoint of
 * `src/api`, made with `defineRead`. A field is a constant or a parameter of the address; without that parameter the
 * request is not sent.
 */
export interface EarlyRequest {
  readonly kind?: "read";
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly fields: Readonly<Record<string, string | { readonly query: string }>>;
  /** A parameter of the address that suppresses this read, because the screen then makes another one. */
  readonly unless?: string | undefined;
}

/** Returns the plain data of an early read, for a manifest. */
export const toEarlyRequest = ({ client, method, path, fields, unless }: EarlyRequest): EarlyRequest => ({
  client,
  method,
  path,
  fields: { ...fields },
  ...(unless !== undefined && { unless }),
});

/** Returns an early read that is not sent for an address with this parameter. */
export const earlyUnless = (unless: string, read: EarlyRequest): EarlyRequest => toEarlyRequest({ ...read, unless });

/** The component of a screen. */
export type ScreenComponent = ComponentType & {
  /** Lazy components (dialogs, sheets), loaded when the browser is idle after the screen has rendered. */
  whenIdle?: readonly (() => Promise<unknown>)[];
};

/** A screen as the shell receives it, from this release of a remote or an older one. */
export interface ScreenModule {
  readonly Screen: ScreenComponent;
}

/** A screen's file. Its only export is the component, named `<Name>Screen`, so that Fast Refresh keeps its state. */
export type ScreenFile = Readonly<Record<`${string}Screen`, ScreenComponent>>;

/** Metadata of a public path for search engines and messengers. */
export interface PublicPage {
  /**
   * The text below the title. Without it the page is a form for advertisements: no search engine lists it, and without
   * scripts its document shows the same message as other paths.
   */
  readonly description?: RouteTitle;
  /** Structured data (schema.org), without `@context` and `url`. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** The preview picture for messengers, 1200 x 630, in the app's folder: "src/picture.jpg". */
  readonly picture?: string;
  /** The id of the section that a multi-section document opens at without scripts. */
  readonly section?: string;
}

/** One path of a remote: its title, its screen, and the data it preloads. `src/firstPaints.tsx` has its first paint. */
export interface RemoteRoute<Screen = ScreenModule> {
  readonly path: string;
  /** The path that this one opens, with its query and hash. Everything else is that of the other path. */
  readonly redirect?: string;
  /** The level-1 heading and the document's title. */
  readonly title: RouteTitle;
  /**
   * Only for a public page: the document contains it as HTML, readable and usable before its scripts have loaded.
   * Its screen must render in Node as it does when it opens, and `src/publicPages.ts` describes it.
   */
  readonly public?: true;
  /** Must be written as `() => import("./screens/…")`: the build reads the specifier to find the files of the path. */
  readonly screen: () => Promise<Screen>;
  /** The import of the screen's file as written in `screen`, which the build reads. Set by `defineRoutes`, for the build. */
  readonly file?: () => Promise<ScreenFile>;
  /** Reads that the path always makes; the document sends them. */
  readonly early?: EarlyRequest | readonly EarlyRequest[];
  /**
   * The facts of its first response that its first paint shows. Written like `screen`: the build makes a small script of the
   * file, and no bundle contains it.
   */
  readonly firstFacts?: () => Promise<{ readonly firstFacts: ReadFirstFacts }>;
  /**
   * The next routes, in any remote, that most borrowers navigate to. The document lists their files, about 500 bytes
   * each, so that a touch on a link can request all of them at once.
   */
  readonly nextPaths?: readonly string[];
  /**
   * Verbs of the native bridge that an app version in the field may lack, with one sentence each that says what the
   * screen does there.
   */
  readonly withoutVerb?: Readonly<Record<string, string>>;
}

/** A path that opens another one of the same remote, with its query and hash. */
interface Redirect {
  readonly path: string;
  readonly redirect: string;
}

type Declared = RemoteRoute<ScreenFile> | Redirect;

function findTarget({ path, redirect }: Redirect, routes: readonly Declared[]): RemoteRoute<ScreenFile> {
  const target = routes.find((one): one is RemoteRoute<ScreenFile> => one.path === redirect && "screen" in one);
  if (!target) throw new Error(`${path} redirects to ${redirect}, which is no path with a screen of this remote.`);
  return { ...target, path, redirect };
}

/** Returns the component of a screen's file under the name `Screen`, as the shell reads it. */
export function screenOf(file: ScreenFile): ScreenModule {
  const [Screen] = Object.values(file);
  if (!Screen) throw new Error("A screen's file exports no screen.");
  return { Screen };
}

/** Returns a remote's routes. The build makes the exposed ones of them (`preset/routesLoader`). */
export function defineRoutes(declared: readonly Declared[]): readonly RemoteRoute[] {
  const routes = declared.map((route) => ("screen" in route ? route : findTarget(route, declared)));
  return routes.map((route) => ({ ...route, file: route.screen, screen: () => route.screen().then(screenOf) }));
}
