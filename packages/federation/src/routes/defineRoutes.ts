import type { RequestLine, WireNames } from "@lending/api-client";
import type { Catalogue, Locale, Messages } from "@lending/ui/locale";
import type { ComponentType } from "react";

/** A text in every language. */
export type RouteTitle = Readonly<Record<Locale, string>>;

/**
 * A read that a path always makes, so that the document sends it before any script file has arrived: an endpoint of
 * `src/api`, made with `defineRead`. A field is a constant or a parameter of the address; without that parameter the
 * request is not sent.
 */
export interface EarlyRequest extends Omit<RequestLine, "fields"> {
  readonly kind?: "read";
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
  /** The id of the section that a multi-section document opens at. */
  readonly section?: string;
}

/** What the facts of a path may use besides its response. */
export interface FirstFactsContext {
  /** The path of its address: several may share their facts. */
  readonly pathname: string;
  /** The query of its address. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** The deployment's names of fields. */
  readonly wireNames: WireNames;
  /** The `Date` header of the response, the lender's time. */
  readonly date?: string | null | undefined;
  /** Returns a text that the first paint declares as `copy`, in the language of the page. */
  readonly copy: (name: string) => string;
}

/** Texts and controls of a first paint that are shown together or not at all. */
export interface FactGroup {
  /** The texts by the names of their placeholders. Without one of them, "" for example, the group is not shown. */
  readonly texts?: Readonly<Record<string, string>>;
  /**
   * A text may take more lines than its placeholder, as on the screen: what is below moves once, when the texts are written. Without
   * it, a group that does not fit its lines is not shown.
   */
  readonly wraps?: boolean;
  /** The name of the controls that are shown with them. Those of the first group apply. */
  readonly controls?: string | undefined;
  /** Called when a link of the controls opens its path before the screen is rendered. */
  readonly onOpen?: () => void;
}

/**
 * Returns what the first paint of a path shows of the `data` of its first early response, by the tables and formatters of the
 * screen. Runs in every supported browser without polyfills (Chromium 83), before any other file has arrived.
 */
export type ReadFirstFacts = (
  data: unknown,
  context: FirstFactsContext,
) => readonly (FactGroup | false | "" | undefined)[];

/** One path of a remote: its title, its screen, and the data it preloads. `src/firstPaints.tsx` has its first paint. */
export interface RemoteRoute<Screen = ScreenModule> {
  readonly path: string;
  /** The path that this one opens, with its query and hash. Everything else is that of the other path. */
  readonly redirect?: string;
  /** The level-1 heading and the document's title. */
  readonly title: RouteTitle;
  /**
   * Only for a public page: the document contains it as HTML, readable and usable before its scripts have loaded.
   * Its screen must render in Node as it does when it opens. Here is what search engines and messengers show of it.
   */
  readonly public?: PublicPage;
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

/** Returns a remote's routes. The build makes the exposed ones of them (`preset/readRoutes`). */
export function defineRoutes(declared: readonly Declared[]): readonly RemoteRoute[] {
  const routes = declared.map((route) => ("screen" in route ? route : findTarget(route, declared)));
  return routes.map((route) => ({ ...route, file: route.screen, screen: () => route.screen().then(screenOf) }));
}

type TextKey<Source> = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/** The texts of a catalogue, without messages with parameters, each in every language. */
type Texts<Source> = { readonly [Key in TextKey<Source>]: RouteTitle };

/**
 * Returns the texts of a catalogue in every language, for the titles of `src/routes.tsx`. Only the build, a development
 * server and tests call it: a build contains its result.
 */
export async function textsOf<Source extends object>({ source, others }: Catalogue<Source>): Promise<Texts<Source>> {
  const [english, filipino, chinese] = await Promise.all([others["en-PH"](), others["fil-PH"](), others["zh-CN"]()]);
  const entries = (Object.keys(source) as TextKey<Source>[]).map((key) => {
    const textOf = (messages: Partial<Messages<Source>>) => String(messages[key] ?? source[key]);
    const title: RouteTitle = {
      source: String(source[key]),
      "en-PH": textOf(english.messages),
      "fil-PH": textOf(filipino.messages),
      "zh-CN": textOf(chinese.messages),
    };
    return [key, title] as const;
  });
  return Object.fromEntries(entries) as Texts<Source>;
}
