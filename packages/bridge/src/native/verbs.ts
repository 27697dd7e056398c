/** The platforms of the native app. */
type Platform = "android" | "ios";

/** One verb of the native bridge: a command that a page sends to the app. */
interface NativeVerb {
  /** One sentence that says what the app does. */
  readonly does: string;
  /** The parameter that every call has, and the first argument of the method. Its value is text. */
  readonly argument?: { readonly name: string; readonly is: string };
  /** Whether a call may have further parameters; their names and values are text. */
  readonly isOpen?: true;
  /** The reply's `data` when the app replies; a page may call any verb without waiting for a reply. */
  readonly reply: string;
  /** First app version with this verb. */
  readonly since: string;
  readonly platforms: readonly Platform[];
}

/** An event that the app dispatches on the page's `window`. */
interface NativeEvent {
  readonly does: string;
  /** Fields of `event.detail`, with their JSON types. */
  readonly detail: Readonly<Record<string, { readonly type: string; readonly is: string }>>;
  readonly isCancelable: boolean;
}

const both = ["android", "ios"] as const;
const nothing = "none";

/**
 * Every verb of the native bridge. The port's types are inferred from this table. `pnpm generate` generates the
 * runtime table, the JSON Schema, the reference hosts in Kotlin and Swift, and docs/native-apps.md from it.
 */
export const verbs = {
  goToPage: {
    does: "Opens a page of the app by its native name.",
    argument: { name: "page", is: "the page's name, from the environment key `nativePages`" },
    isOpen: true,
    reply: nothing,
    since: "1.0.0",
    platforms: both,
  },
  closeWebview: { does: "Closes the webview.", reply: nothing, since: "1.0.0", platforms: both },
  goHome: { does: "Opens the app's home page.", reply: nothing, since: "1.0.0", platforms: both },
  goMine: { does: "Opens the borrower's own page in the app.", reply: nothing, since: "1.0.0", platforms: both },
  returnToLogin: { does: "Opens the app's login page.", reply: nothing, since: "1.0.0", platforms: both },
  callPhone: {
    does: "Dials a phone number.",
    argument: {
      name: "number",
      is: "a leading plus, digits, spaces, hyphens and brackets; any other number is not sent",
    },
    reply: nothing,
    since: "1.0.0",
    platforms: both,
  },
  goToRating: { does: "Opens the app's rating page in the store.", reply: nothing, since: "1.0.0", platforms: both },
  confirmTrackingPoint: {
    does: "Records a tracking point.",
    argument: { name: "name", is: "the tracking point's name" },
    isOpen: true,
    reply: nothing,
    since: "1.0.0",
    platforms: both,
  },
  startBankStep: { does: "Notes that the bank step has begun.", reply: nothing, since: "1.0.0", platforms: both },
  endBankStep: { does: "Notes that the bank step has ended.", reply: nothing, since: "1.0.0", platforms: both },
} as const satisfies Readonly<Record<string, NativeVerb>>;

/** The events that the app dispatches on the page. */
export const events = {
  "appbridge:reply": {
    does: "Replies to a command. The page ignores a second reply and a reply after its time limit.",
    detail: {
      id: { type: "string", is: "the command's id" },
      ok: { type: "boolean", is: "whether the command succeeded" },
      data: { type: "any", is: "the verb's reply" },
    },
    isCancelable: false,
  },
  "appbridge:back": {
    does: "Reports the native back button. When the page prevents the default, it has handled it.",
    detail: {},
    isCancelable: true,
  },
} as const satisfies Readonly<Record<string, NativeEvent>>;

/** A table like `verbs`, for functions that a test calls with another one. */
export type NativeVerbs = Readonly<Record<string, NativeVerb>>;
/** A table like `events`. */
export type NativeEvents = Readonly<Record<string, NativeEvent>>;
