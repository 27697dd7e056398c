import type { NativeMessage } from "@lending/bridge";
import { createContext } from "react";

/** A list that React can subscribe to. In a plain browser it contains the commands that a native app would receive. */
export interface Preview {
  readonly add: (message: NativeMessage) => void;
  readonly read: () => readonly NativeMessage[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPreview(): Preview {
  let messages: readonly NativeMessage[] = [];
  const listeners = new Set<() => void>();
  return {
    add(message) {
      messages = [...messages, message];
      for (const listener of listeners) listener();
    },
    read: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Commands that the native app would have received, for the log on the test page. */
export const PreviewContext = createContext<Preview | undefined>(undefined);
