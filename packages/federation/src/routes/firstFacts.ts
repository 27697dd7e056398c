import type { WireNames } from "@lending/api-client";
import type { Locale } from "@lending/ui/locale";

/** What the facts of a path may use besides its response. */
export interface FirstFactsContext {
  /** The path of its address: several may share their facts. */
  readonly pathname: string;
  /** The query of its address. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** The deployment's names of fields. */
  readonly wireNames: WireNames;
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
