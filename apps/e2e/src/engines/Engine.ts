/** A point on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The operations that a journey needs from a browser engine. Each engine has its own driver. */
export interface Engine {
  readonly name: string;
  /** Loads an address and resolves when its document has been parsed. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be serialisable as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Taps a point. */
  tap(at: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Uncaught errors, console errors and console warnings so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** An engine as a webview in a native app. */
export interface Webview extends Engine {
  /** Installs the native bridge for the following pages. Returns a function that reads the received commands. */
  installNativeApp(): Promise<() => Promise<readonly string[]>>;
  /** Kills the page's process, as a phone does when it needs memory, and loads the page again as the app does. */
  crash(): Promise<void>;
}
