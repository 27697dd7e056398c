import type { NativeMessage } from "@lending/bridge";
import { createContext } from "react";

/** A list that React can subscribe to. In a plain browser it contains the commands that a native app would receive. */
export interface Preview<Item> {
  readonly add: (item: Item) => void;
  readonly read: () => readonly Item[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPreview<Item>(): Preview<Item> {
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  return {
    add(item) {
      items = [...items, item];
      for (const listener of listeners) listener();
    },
    read: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Commands that the native app would have received, for the log on the test page. */
export const PreviewContext = createContext<Preview<NativeMessage> | undefined>(undefined);
