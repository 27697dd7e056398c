import type { PagePort } from "../app/createBackStack.ts";

/** A fake page that never navigates and records where it was sent. */
export interface RecordingPage extends PagePort {
  /** Addresses given to `location.assign` and `location.replace`, in order. */
  readonly opened: readonly string[];
  /** The entries of `opened` that replaced the current history entry. */
  readonly replaced: readonly string[];
  /** Presses the native app's back button. Returns whether the page handled it. */
  pressNativeBack(): boolean;
}

/** Creates a fake page for tests and stories. `historyIndex` is the router's number of the current entry. */
export function makePage({ href = "https://h5.test/", historyIndex = 0 } = {}): RecordingPage {
  const target = new EventTarget();
  const opened: string[] = [];
  const replaced: string[] = [];
  const stored = new Map<string, string>();
  const entries: unknown[] = Array.from({ length: historyIndex + 1 }, (_, idx) => ({ idx }));
  let current = historyIndex;
  return {
    opened,
    replaced,
    pressNativeBack() {
      const event = new CustomEvent("appbridge:back", { cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    },
    location: {
      href,
      assign: (url) => void opened.push(url),
      replace: (url) => {
        opened.push(url);
        replaced.push(url);
      },
    },
    history: {
      get state() {
        return entries[current];
      },
      pushState(state) {
        current += 1;
        entries.splice(current, entries.length, state);
      },
      go(delta) {
        if (current + delta < 0 || current + delta >= entries.length) return;
        current += delta;
        target.dispatchEvent(new Event("popstate"));
      },
    },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener),
  };
}
