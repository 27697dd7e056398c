/** The figures of the overview page, counted after the Storybook is built. Sizes are bytes after brotli. */
export interface Overview {
  readonly totals: {
    readonly components: number;
    readonly stories: number;
    readonly withSteps: number;
    readonly screenStates: number;
    /** Screen states that name a rule of the specification in their description. */
    readonly withRule: number;
    /** Stories that do not report accessibility violations as errors. */
    readonly exempt: number;
  };
  readonly components: readonly {
    readonly name: string;
    /** `ui`, or the remote that owns the component. */
    readonly owner: string;
    readonly stories: number;
    readonly withSteps: number;
    readonly script?: number;
    readonly style?: number;
  }[];
  readonly screens: readonly {
    readonly name: string;
    readonly states: number;
    readonly withSteps: number;
    readonly withRule: number;
  }[];
  readonly languages: readonly { readonly language: string; readonly messages: number; readonly of: number }[];
  /** Results of the last test run of the stories. Each violation fails its story. */
  readonly lastRun?: {
    readonly stories: number;
    readonly failed: number;
    /** Stories that failed with an accessibility violation. */
    readonly violations: number;
    readonly at: string;
  };
}
