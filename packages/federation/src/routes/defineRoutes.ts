import type { Locale } from "@lending/ui/locale";
import type { ComponentType } from "react";

/**
 * The source of a fact: a field of the early response's `data` (`"delayInfo.title"`, `"items.0.title"`), a row of a
 * list in it, or a fixed text.
 */
export type FactSource =
  /** Text as sent. `money` is integer centavos or formatted text; `date` must be a calendar day. */
  | { readonly field: string; readonly as?: "money" | "date" }
  /** The first row of a list of `{ text, value }` with an amount or a date as its value. */
  | { readonly rows: string; readonly is: "amount" | "date"; readonly take: "text" | "value" }
  | { readonly words: RouteTitle };

/** One of these values; "" also matches a missing field, and "1" and "0" match true and false. */
export interface FactCondition {
  readonly field: string;
  readonly among: readonly string[];
}

/** A control that the document shows before its screen has loaded, with the label of the screen's own control. */
export interface EarlyAction {
  readonly label: RouteTitle;
  /** The address that it opens: a path with parameters of the current address. */
  readonly to?: { readonly path: string; readonly query: readonly string[] };
  /** The screen does more than navigate, so a tap is repeated on the screen. */
  readonly waits?: true;
  /** A field with an address that replaces `to`. The screen opens it, so a tap is repeated on the screen. */
  readonly unless?: string;
  /** A key of the session storage that a tap sets, as the screen does. */
  readonly marks?: string;
}

/** The buttons of a response. Of several entries the first one applies whose conditions match. */
export interface EarlyActions {
  readonly when: readonly FactCondition[];
  /** Shown only if the phone stores no value of this key for the value of a parameter (`declareStored` with an id). */
  readonly unlessStored?: { readonly key: string; readonly query: string };
  /** Shown only below a valid amount, because the borrower agrees to it. */
  readonly needsAmount?: true;
  readonly main: EarlyAction;
  /** The label of a button before the main one that goes back. */
  readonly back?: RouteTitle;
  /** A softer second action, after a hint. */
  readonly second?: EarlyAction & { readonly hint: RouteTitle };
}

/**
 * The facts that borrowers look for first, and their slots in the path's skeleton (`data-fact="amount"`). The start-up
 * script writes them as text once the first early response arrives. Either all facts of an entry are shown or none.
 */
export interface RouteFacts {
  /** Only for responses in which each of these fields has one of the listed values. */
  readonly when?: FactCondition | readonly FactCondition[];
  /** Skipped when the address has this parameter, because the screen may then show something else than the response. */
  readonly unless?: string;
  readonly slots: Readonly<Record<string, FactSource>>;
}

/** The skeletons that a document can render before any script has run. */
export type SkeletonKind =
  | "order"
  | "money"
  | "account"
  | "subject"
  | "form"
  | "list"
  | "article"
  | "landing"
  | "blank";

/** A screen's title in every language: the level-1 heading and the document's title. */
export type RouteTitle = Readonly<Record<Locale, string>>;

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

/** One path of a remote: its title, its skeleton, its screen, and the data it preloads. */
export interface RemoteRoute<Screen = ScreenModule> {
  readonly path: string;
  readonly title: RouteTitle;
  readonly skeleton: SkeletonKind;
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
  /** Facts from the first early response that the document shows before the screen renders. */
  readonly facts?: readonly RouteFacts[];
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
