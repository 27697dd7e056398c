// The types of `./mount` for pages of other companies. No imports, so that they compile in any project; mountTypes.test.ts proves
// that they match what the shell's document takes.

/** A source language, and those of the Philippines. */
type Locale = "source" | "en-PH" | "fil-PH" | "zh-CN";
type LaunchName = "appVersion" | "deviceName" | "deviceId" | "osVersion" | "sessionId" | "advertisingId" | "platform";
type HeaderNames = Readonly<Record<string, LaunchName>>;

/** Keys of the environment (docs/specification). A missing key has its default. */
export interface MountEnvironment {
  readonly stage?: "sandbox" | "staging" | "production" | undefined;
  /** Origin of the API. */
  readonly apiBase?: string | undefined;
  /** Origin of the product's own site. */
  readonly h5Base?: string | undefined;
  readonly productPrefix?: string | undefined;
  readonly appPackage?: string | undefined;
  readonly brandName?: string | undefined;
  readonly brandGradient?: [string, string] | undefined;
  readonly fontColors?: { readonly ink?: string | undefined; readonly inkSoft?: string | undefined } | undefined;
  readonly companyName?: string | undefined;
  readonly secRegistration?: string | undefined;
  readonly certificateOfAuthority?: string | undefined;
  readonly companyAddress?: string | undefined;
  readonly serviceEmail?: string | undefined;
  readonly grievanceOfficer?: string | undefined;
  readonly grievanceEmail?: string | undefined;
  readonly policyUrl?: string | undefined;
  readonly servicePhone?: string | undefined;
  readonly serviceHours?: string | undefined;
  readonly linkScheme?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly phoneLocale?: Locale | undefined;
  readonly mobilePattern?: string | undefined;
  readonly mobilePatterns?: { readonly [Language in Exclude<Locale, "source">]?: string | undefined } | undefined;
  readonly headers?: { readonly json?: HeaderNames | undefined; readonly form?: HeaderNames | undefined } | undefined;
  /** Wire names by meaning: `{ recommended: { logo: "kestrel" } }`. */
  readonly wireNames?: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> | undefined;
  readonly qrAccounts?: string[] | undefined;
  readonly redirectHosts?: string[] | undefined;
  readonly sessionHosts?: string[] | undefined;
  readonly imageHosts?: string[] | undefined;
  readonly analyticsUrl?: string | undefined;
  readonly analyticsPercent?: number | undefined;
  readonly tracing?: boolean | undefined;
  /** The native app's names for its pages. */
  readonly nativePages?: { readonly [Page in "home" | "mine" | "login" | "product"]?: string | undefined } | undefined;
}

/** Parameters of a launch. */
export interface MountLaunch {
  readonly appVersion?: string;
  readonly deviceName?: string;
  readonly deviceId?: string;
  readonly osVersion?: string;
  readonly sessionId?: string;
  readonly advertisingId?: string;
  readonly platform?: "android" | "ios";
  readonly source?: string;
  readonly from?: string;
  /** The language, such as "fil-PH". */
  readonly lang?: string;
}

/** A message of the native bridge (docs/native-apps.md). */
export interface MountMessage {
  readonly id: string;
  readonly command:
    | "callPhone"
    | "closeWebview"
    | "confirmTrackingPoint"
    | "endBankStep"
    | "goHome"
    | "goMine"
    | "goToPage"
    | "goToRating"
    | "returnToLogin"
    | "startBankStep";
  readonly params: Readonly<Record<string, string>>;
}

/** What a host passes to a remote that it mounts. */
export interface MountOptions {
  /** A path of the remote with its query: `/savings?accountId=a-1`. */
  readonly path: string;
  readonly environment: MountEnvironment;
  readonly launch: MountLaunch;
  /** Called with each message of the native bridge. Replies are `appbridge:reply` events on `window`. */
  readonly native?: (message: MountMessage) => void;
  /**
   * Called with the address of a path that the remote does not own. Without it the remote shows that it cannot open the page
   * here.
   */
  readonly onNavigate?: (path: string) => void;
}

/** A mounted remote. */
export interface Mounted {
  /** Shows another path of the remote. */
  update(path: string): void;
  /** Removes the screen and every listener that it has added to the page. */
  unmount(): void;
}

/**
 * Renders a path of this remote into an element of any page, without the shell. The address, the history and the title of
 * the page stay the host's. Returns at once; the files of the path load then. Throws when the page's React is too old.
 */
export declare function mount(element: Element, options: MountOptions): Mounted;
