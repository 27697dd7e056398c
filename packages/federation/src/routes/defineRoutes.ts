import type { FactGroup, FactSource } from "@lending/ui/first-paint-parts";
import type { Locale } from "@lending/ui/locale";
import type { ComponentType } from "react";

/** A text in every language. */
export type RouteTitle = Readonly<Record<Locale, string>>;

/**
 * The facts that borrowers look for first, and the places in the path's first paint (`data-fact="f0"`) that the start-up
 * script writes them to. Either all facts of an entry are shown or none.
 */
export type RouteFacts = Omit<FactGroup, "facts"> & {
  readonly slots: Readonly<
    Record<string, Exclude<FactSource, { readonly text: string }> | { readonly words: RouteTitle }>
  >;
};

/**
 * A read that a path always makes, so that the document sends it before any script file has arrived. A field is a
 * literal or the name of a query parameter of the address; without that parameter the request is not sent.
 */
export interface EarlyRequest {
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly fields: Readonly<Record<string, string | { readonly query: string }>>;
  /** A parameter of the address that suppresses this read, because the screen then makes another one. */
  readonly unless?: string | undefined;
}

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
  /** The level-1 heading and the document's title. */
  readonly title: RouteTitle;
  /**
   * Only for a public page: the document contains it as HTML, readable and usable before its scripts have loaded.
   * Its screen must render in Node as it does when it opens, and `src/publicPages.ts` describes it.
   */
  readonly public?: true;
  /** Must be written as `() => import("./screens/…")`: the build reads the specifier to find the files of the path. */
  readonly screen: () => Promise<Screen>;
  /** The import of the screen's file as written in `screen`, which the build reads. Set by `defineRoutes`. */
  readonly file?: () => Promise<ScreenFile>;
  /** Reads that the path always makes; the document sends them. */
  readonly early?: EarlyRequest | readonly EarlyRequest[];
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

/** Returns a remote's exposed surface: each screen file's component under the name `Screen`, as the shell reads it. */
export function defineRoutes(routes: readonly RemoteRoute<ScreenFile>[]): readonly RemoteRoute[] {
  return routes.map((route) => ({
    ...route,
    file: route.screen,
    screen: async () => {
      const [Screen] = Object.values(await route.screen());
      if (!Screen) throw new Error(`The file of ${route.path} exports no screen.`);
      return { Screen };
    },
  }));
}
