/** The parts of `window` that reach the native app. */
export interface NativeWindow {
  readonly navigator: { readonly userAgent: string };
  readonly location: { assign(url: string): void };
  readonly AppBridge?: { postMessage?: (text: string) => void };
  readonly webkit?: { readonly messageHandlers?: { readonly AppBridge?: { postMessage?: (message: object) => void } } };
  addEventListener(type: string, listener: (event: Event) => void): void;
}
