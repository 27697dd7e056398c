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

const RESPONSE_MS = 60_000;

/** Creates requests to an engine's process. They carry an id, so that responses may come in any order. */
export function createCalls(
  name: string,
  exited: Promise<void>,
  write: (id: number, method: string, fields: object) => void,
) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  return {
    /** Sends a request and returns its response. Throws when the engine refuses it, does not respond, or exits. */
    send<T>(method: string, fields = {}) {
      last += 1;
      const id = last;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const response = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new Error(`${name} does not respond to ${method}.`)), RESPONSE_MS);
        void exited.then(() => reject(new Error(`${name} has exited.`)));
        write(id, method, fields);
      });
      return response.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      }) as Promise<T>;
    },
    /** Settles the request of this id. A response without a request is ignored. */
    settle(id: number | undefined, error: string | undefined, value: unknown) {
      const request = id === undefined ? undefined : waiting.get(id);
      if (error === undefined) request?.resolve(value);
      else request?.reject(new Error(error));
    },
  };
}

/** Returns a tap in the format of both WebDriver and WebDriver BiDi. */
export const tapAt = ({ x, y }: Point, pointerType: "touch" | "mouse") => ({
  type: "pointer",
  id: "finger",
  parameters: { pointerType },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** Returns the key presses that type a text. */
export const keysOf = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});
