import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createPath, type Location, type NavigationType, Router, UNSAFE_createBrowserHistory } from "react-router";

interface BrowserRouterProps {
  children: ReactNode;
  /**
   * What the page of an address is made of, where all of it is on its way already: until it is there, the page that is shown
   * stays. Undefined where nothing is under way; then the coming page shows at once what it waits for. Always the same function.
   */
  hold?: ((location: Location) => Promise<unknown> | undefined) | undefined;
}

interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

/**
 * react-router's declarative router over the browser's own history. It is put together from the library's parts, because
 * its BrowserRouter stands in one module with forms, prefetching and server rendering, which then could not be shaken off.
 */
export function BrowserRouter({ children, hold }: BrowserRouterProps) {
  const [{ history, held }] = useState(createHistory);
  const [{ location, action }, setState] = useState<Place>({ location: history.location, action: history.action });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () => {
          // Another address was asked for meanwhile.
          if (next.location.key !== history.location.key) return;
          held.path = "";
          startTransition(() => setState(next));
        };
        // What the browser goes back to keeps its scroll position only if it is there at once.
        const parts = next.action === "POP" ? undefined : hold?.(next.location);
        if (!parts) return show();
        held.path = createPath(next.location);
        void parts.then(show, show);
      }),
    [history, held, hold],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/** The page that still shows can be tapped once more: an address that is waited for is not entered a second time. */
function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const held = { path: "" };
  const { push } = history;
  history.push = (to, state) => {
    if (held.path === "" || held.path !== (typeof to === "string" ? to : createPath(to))) push(to, state);
  };
  return { history, held };
}
