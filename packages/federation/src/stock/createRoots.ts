import type React from "react";
import type { Key, ReactNode } from "react";
import type { createPortal } from "react-dom";

interface Root {
  readonly container: Element | DocumentFragment;
  readonly node: ReactNode;
  readonly key: Key;
}

interface RootsProps {
  readonly react: Pick<typeof React, "useSyncExternalStore">;
  readonly createPortal: typeof createPortal;
}

/**
 * Creates the `createRoot` of `react-dom/client` for remotes of another tool, and the component that renders its roots as
 * portals. The page's own `react-dom/client` is a part of the shell's file that no remote can import; another copy has 55 kB,
 * and runs only with exactly its version of React. In a portal a failure of the remote reaches the screen's boundary.
 */
export function createRoots() {
  let roots: readonly Root[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Root[]) => {
    roots = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    createRoot(container: Root["container"]) {
      count += 1;
      const key = count;
      const others = () => roots.filter((root) => root.key !== key);
      return {
        render: (node: ReactNode) => change([...others(), { container, node, key }]),
        unmount: () => change(others()),
      };
    },
    /** Renders every root. */
    Roots({ react, createPortal }: RootsProps): ReactNode {
      const read = () => roots;
      return react
        .useSyncExternalStore(subscribe, read, read)
        .map(({ node, container, key }) => createPortal(node, container, String(key)));
    },
  };
}
