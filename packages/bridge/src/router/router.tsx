import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  createPath,
  type Location,
  type NavigationType,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
} from "react-router";

// Only the exports of react-router that the product uses. Sharing the whole library between builds would disable its
// tree shaking, and every name in this list is kept in every build.
export { Navigate, useLocation, useNavigate } from "react-router";

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

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of the product, built by `locations`. */
  to: string;
  replace?: boolean;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link within the product. A plain click navigates without reloading the page; the browser handles every other click.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Returns the query of the current address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
