import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createPath, type Location, type NavigationType, Router, UNSAFE_createBrowserHistory } from "react-router";

interface BrowserRouterProps {
  children: ReactNode;
  /**
   * Returns a promise for the modules and data of the next page when all of them are already loading; the current page
   * stays until it settles. Returns undefined when nothing is loading; then the next page renders immediately with its
   * fallback. Must be a stable function.
   */
  hold?: ((location: Location) => Promise<unknown> | undefined) | undefined;
}

interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * react-router's declarative router on the browser's history. Built from the library's primitives, because its
 * `BrowserRouter` shares a module with forms, prefetching and server rendering, which tree shaking could not remove.
 */
export function BrowserRouter({ children, hold }: BrowserRouterProps) {
  const [{ history, pending }] = useState(createHistory);
  const [{ location, action }, setState] = useState<RouterState>({
    location: history.location,
    action: history.action,
  });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () => {
          // A newer navigation has started meanwhile.
          if (next.location.key !== history.location.key) return;
          pending.path = "";
          startTransition(() => setState(next));
        };
        // The browser restores the scroll position of a previous page only if that page renders immediately.
        const pageReady = next.action === "POP" ? undefined : hold?.(next.location);
        if (!pageReady) return show();
        pending.path = createPath(next.location);
        void pageReady.then(show, show);
      }),
    [history, pending, hold],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Creates the browser history. A push to an address that is already pending is ignored, because the current page stays
 * visible and its link can be tapped again.
 */
function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const pending = { path: "" };
  const { push } = history;
  history.push = (to, state) => {
    if (pending.path === "" || pending.path !== (typeof to === "string" ? to : createPath(to))) push(to, state);
  };
  return { history, pending };
}
