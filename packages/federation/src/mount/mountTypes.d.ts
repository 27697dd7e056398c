// The types of `./mount` for pages of other companies. No imports, so that they compile in any project.

/** The words of a text, so that a list of names takes a line and not a screen. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The keys of the environment (docs/specification). */
export type EnvironmentKey =
  | Words<"stage apiBase h5Base productPrefix appPackage linkScheme nativePages headers wireNames">
  | Words<"brandName brandGradient fontColors locale phoneLocale mobilePattern mobilePatterns qrAccounts">
  | Words<"companyName secRegistration certificateOfAuthority companyAddress serviceEmail servicePhone serviceHours">
  | Words<"grievanceOfficer grievanceEmail policyUrl">
  | Words<"redirectHosts sessionHosts imageHosts analyticsUrl analyticsPercent tracing">;

/** The parameters of a launch. */
export type LaunchKey =
  Words<"sessionId deviceId advertisingId appVersion deviceName osVersion platform source from lang">;

/** The commands of the native bridge (docs/native-apps.md). */
export type Command =
  | Words<"goToPage closeWebview goHome goMine returnToLogin callPhone goToRating">
  | Words<"confirmTrackingPoint startBankStep endBankStep">;

/** What a host passes to a remote that it mounts. */
export interface MountOptions {
  /** A path of the remote with its query: `/savings?accountId=a-1`. */
  readonly path: string;
  /** The deployment. A missing or invalid key has its default. */
  readonly environment: { readonly [Key in EnvironmentKey]?: unknown };
  readonly launch: { readonly [Key in LaunchKey]?: string };
  /** Called with each message of the native bridge. Replies are `appbridge:reply` events on `window`. */
  readonly native?: (message: {
    readonly id: string;
    readonly command: Command;
    readonly params: Readonly<Record<string, string>>;
  }) => void;
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
