// The types of `./mount` for pages of other companies. No imports, so that they compile in any project.

/** What a host passes to a remote that it mounts. */
export interface MountOptions {
  /** A path of the remote with its query: `/savings?accountId=a-1`. */
  readonly path: string;
  /** The deployment's keys (docs/specification). A missing or invalid key has its default. */
  readonly environment: object;
  /** The parameters of a launch, such as `sessionId`, `deviceId` and `lang`. */
  readonly launch: Readonly<Record<string, string>>;
  /** Called with each message of the native bridge. Replies are `appbridge:reply` events on `window`. */
  readonly native?: (message: {
    readonly id: string;
    /** The command, such as "callPhone" (docs/native-apps.md). */
    readonly command: string;
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
