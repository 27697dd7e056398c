import type { ComponentType } from "react";
import type { RouteFacts } from "./RouteFacts.ts";

/** The layouts a document can draw before any script has run. */
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
export type RouteTitle = Readonly<Record<"source" | "en-PH" | "fil-PH" | "zh-CN", string>>;

/**
 * A read that a path is certain to make, so that the document sends it before any script file has arrived.
 * A field is a literal, or the name of a query parameter of the address; a missing parameter holds the request back.
 */
export interface EarlyRequest {
  readonly client: "helper" | "json" | "form";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly fields: Readonly<Record<string, string | { readonly query: string }>>;
  /** A parameter of the address in whose presence it is not asked for: another read is. */
  readonly unless?: string | undefined;
}

/** A screen, the only export of its file: so a change in development takes its place with the state kept. */
export interface ScreenModule {
  readonly Screen: ComponentType & {
    /** Parts the screen opens a moment later (dialogs, sheets): fetched while the phone is idle, once the screen stands. */
    soon?: readonly (() => Promise<unknown>)[];
  };
}

/** What search engines and messengers show of a public path. */
export interface PublicPage {
  /** Under the title. */
  readonly description: RouteTitle;
  /** What it is about, in the words of schema.org, without `@context` and `url`. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
  /** The picture that messengers show, 1200 x 630, in the app's folder: "src/picture.jpg". */
  readonly picture?: string;
  /** The element's id that a document of several sections is about: without scripts it opens there. */
  readonly section?: string;
}

/** One path of a remote: what it is called, how it looks while it loads, which screen it shows and what that wants first. */
export interface RemoteRoute {
  readonly path: string;
  readonly title: RouteTitle;
  readonly skeleton: SkeletonKind;
  /**
   * Only of a page for everybody: the document carries it as HTML, readable without scripts, and search engines find it.
   * Its screen must render in Node as it does when it opens, and `src/publicPages.ts` describes it.
   */
  readonly public?: true;
  /** Written as `() => import("./screens/…")`: the build reads the specifier to learn which files the path needs. */
  readonly screen: () => Promise<ScreenModule>;
  /** Reads that the path is certain to make: sent by the document itself. */
  readonly early?: EarlyRequest | readonly EarlyRequest[];
  /** What the document may say before the screen is there, out of the first early answer. */
  readonly facts?: readonly RouteFacts[];
  /**
   * Paths, of any remote, that most borrowers go to from here. The document names what they want, some 500 bytes each, so
   * that the touch that leads there asks for all of it at once.
   */
  readonly leadsTo?: readonly string[];
}

/** Types a remote's exposed surface; returns it unchanged. */
export function defineRoutes<const Routes extends readonly RemoteRoute[]>(routes: Routes): Routes {
  return routes;
}
