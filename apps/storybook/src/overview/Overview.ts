/** The figures of the overview page, counted after the Storybook is built. Weights are bytes, brotli. */
export interface Overview {
  readonly totals: {
    readonly components: number;
    readonly stories: number;
    readonly withSteps: number;
    readonly screenStates: number;
    /** Screen states whose words name a section of the specification or of the decisions. */
    readonly withSection: number;
    /** Rules of the specification's section 5, and those that the steps of a story try. */
    readonly rules: number;
    readonly rulesWithSteps: number;
    /** Stories whose accessibility is no error. */
    readonly exempt: number;
  };
  readonly components: readonly {
    readonly name: string;
    /** `ui`, or the remote whose own it is. */
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
    readonly withSection: number;
  }[];
  readonly languages: readonly { readonly language: string; readonly messages: number; readonly of: number }[];
  /** What the stories said when they last ran as tests; each violation fails its story. */
  readonly lastRun?: {
    readonly stories: number;
    readonly failed: number;
    /** Stories that failed for their accessibility. */
    readonly violations: number;
    readonly at: string;
  };
}
