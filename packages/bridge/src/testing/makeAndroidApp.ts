import { createNativePort } from "../native/createNativePort.ts";
import type { NativeWindow } from "../native/host.ts";
import type { NativeMessage } from "../native/NativePort.ts";

/** A window without a native app. A test adds the bridge of an app. */
export class FakeNativeWindow extends EventTarget implements NativeWindow {
  readonly navigator = { userAgent: "" };
  readonly opened: string[] = [];
  readonly location = { assign: (url: string) => void this.opened.push(url) };
  AppBridge?: NonNullable<NativeWindow["AppBridge"]>;
  webkit?: NonNullable<NativeWindow["webkit"]>;

  answer(detail: unknown) {
    this.dispatchEvent(new CustomEvent("appbridge:reply", { detail }));
  }
}

/** The window of an Android app, its port, and the messages that the app has received. */
export function makeAndroidApp() {
  const window = new FakeNativeWindow();
  const texts: string[] = [];
  window.AppBridge = { postMessage: (text) => void texts.push(text) };
  const port = createNativePort({ window, environment: { linkScheme: "sandboxlending" }, platform: "android" });
  return { window, port, messages: () => texts.map((text): NativeMessage => JSON.parse(text)) };
}
