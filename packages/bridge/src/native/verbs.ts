import type { NativeCommand } from "./commands.ts";

/** What an app does for a command. */
interface NativeVerb {
  readonly does: string;
  /** What its argument is. */
  readonly argument?: string;
  /** First app version with this verb. */
  readonly since: string;
  /** The platform that has it, when the other one lacks it. */
  readonly only?: "android" | "ios";
}

/** A table like `verbs`, for functions that a test calls with another one. */
export type NativeVerbs = Readonly<Record<string, NativeVerb>>;

/** Every command for app teams. `pnpm generate` generates the JSON Schema and docs/native-apps.md from it. */
export const verbs: Readonly<Record<NativeCommand, NativeVerb>> = {
  goToPage: {
    does: "Opens a page of the app by its native name.",
    argument: "the page's name, from the environment key `nativePages`",
    since: "1.0.0",
  },
  closeWebview: { does: "Closes the webview.", since: "1.0.0" },
  goHome: { does: "Opens the app's home page.", since: "1.0.0" },
  goMine: { does: "Opens the borrower's own page in the app.", since: "1.0.0" },
  returnToLogin: { does: "Opens the app's login page.", since: "1.0.0" },
  callPhone: {
    does: "Dials a phone number.",
    argument: "a leading plus, digits, spaces, hyphens and brackets; any other number is not sent",
    since: "1.0.0",
  },
  goToRating: { does: "Opens the app's rating page in the store.", since: "1.0.0" },
  confirmTrackingPoint: { does: "Records a tracking point.", argument: "the tracking point's name", since: "1.0.0" },
  startBankStep: { does: "Notes that the bank step has begun.", since: "1.0.0" },
  endBankStep: { does: "Notes that the bank step has ended.", since: "1.0.0" },
};
