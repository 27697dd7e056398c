const MEASURE = "run `npx pnpm@12.21.0 --filter @lending/storybook test:stories`, then build again";

/** Describes the accessibility results: the last test run of the stories, or the command that measures them. */
export function describeViolations({ totals, lastRun }: Pick<Overview, "totals" | "lastRun">): string {
  if (lastRun === undefined) return `not measured yet: ${MEASURE}`;
  const { stories, failed, violations, at } = lastRun;
  const known = `${violations} in ${stories} stories, measured on ${at}`;
  const also = failed > 0 ? `; ${failed} failed` : "";
  return stories === totals.stories ? known + also : `${known}${also}; this build has ${totals.stories}: ${MEASURE}`;
}

/** Components that only one remote uses and owns. They move to packages/ui when a second remote needs them. */
export const ownedByRemotes: readonly { readonly name: string; readonly owner: string; readonly story: string }[] = [
  { name: "copy box", owner: "repay", story: "Screens/Repay/Repayment code" },
  { name: "code and QR block", owner: "repay", story: "Screens/Repay/Repayment code" },
  { name: "payment instructions", owner: "repay", story: "Screens/Repay/Payment instructions" },
  { name: "channel sheet", owner: "repay", story: "Screens/Repay/Repayment" },
  { name: "image uploader", owner: "complaints", story: "Screens/Complaints/Complaint next page" },
  { name: "image viewer", owner: "complaints", story: "Screens/Complaints/Complaint details" },
  { name: "order card", owner: "complaints", story: "Screens/Complaints/Complaint start" },
  { name: "type tags", owner: "complaints", story: "Screens/Complaints/Complaint next page" },
  { name: "agreement frame", owner: "loan", story: "Screens/Loan/Loan agreement" },
  { name: "site frame", owner: "official-site", story: "Screens/Official site/Site" },
];

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
    /** The apps that import it. */
    readonly usedBy: readonly string[];
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
