/** A place on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least that a test must be able to ask of an engine; every engine answers in its own way. */
export interface Engine {
  readonly name: string;
  /** Loads an address and comes back when its document has been read. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** A finger's tap. */
  tap(at: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Uncaught errors, and console lines that warn, so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** An engine as an app holds it. */
export interface Webview extends Engine {
  /** Has a native app stand around the pages to come, with its platform's bridge. Gives the commands it was asked for. */
  surround(): Promise<() => Promise<readonly string[]>>;
  /** The page's process dies at once, as when the phone needs its memory, and the app loads the page again. */
  die(): Promise<void>;
}
