/** The guide of a component for designers and engineers, in the parameters of its stories. Storybook renders it. */
export interface ComponentGuide {
  /** What a designer wants to do when this is the component for it, as the first page lists it: "Show an amount". */
  readonly tasks: readonly string[];
  /** Situations that call for this component. */
  readonly use: readonly string[];
  /** Situations that do not, with the component to use instead. */
  readonly avoid: readonly string[];
  /** Each visible part and its purpose, from top to bottom. */
  readonly anatomy: Readonly<Record<string, string>>;
  /**
   * The element of each part in the first story, by a selector whose classes are those of the component's sheet:
   * `.label`. A part without one has no element of its own, or belongs to another story.
   */
  readonly parts: Readonly<Record<string, string>>;
  /** What to do, each with the mistake that it prevents. */
  readonly rules: readonly { readonly do: string; readonly dont: string }[];
  /** How to write its texts. */
  readonly content: readonly string[];
  /** Each key and its effect; empty for a component without focus. */
  readonly keyboard: Readonly<Record<string, string>>;
  /** What a screen reader announces. */
  readonly screenReader: readonly string[];
  /** Stable by default. */
  readonly status?: "new" | "stable" | "deprecated";
  /** Further names under which the changelog mentions it. */
  readonly alsoCalled?: readonly string[];
}

/** Returns the address of a picture of the sandbox's lender in Storybook: `logo("sandbox-cash")`. */
export const logo = (name: string) => new URL(`../../../../apps/sandbox/src/assets/${name}.svg`, import.meta.url).href;
