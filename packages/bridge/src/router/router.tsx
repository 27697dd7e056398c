import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  createPath,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateProps,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigationType,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
} from "react-router";

// Only the exports of react-router that the product uses. Sharing the whole library between builds would disable its
// tree shaking, and every name in this list is kept in every build.
export { useLocation, useNavigate } from "react-router";

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
  readonly navigationType: NavigationType;
}

/**
 * react-router's declarative router on the browser's history. Provides the library's contexts itself, because its
 * `Router` and `BrowserRouter` share modules with base paths, forms, prefetching and server rendering, which tree shaking
 * could not remove.
 */
export function BrowserRouter({ children, hold }: BrowserRouterProps) {
  const [{ history, pending, navigation }] = useState(createHistory);
  const [state, setState] = useState<RouterState>({ location: history.location, navigationType: history.action });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () => {
          // A newer navigation has started meanwhile.
          if (next.location.key !== history.location.key) return;
          pending.path = "";
          startTransition(() => setState({ location: next.location, navigationType: next.action }));
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
    <NavigationContext value={navigation}>
      <LocationContext value={state}>{children}</LocationContext>
    </NavigationContext>
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
  const navigation = { basename: "/", navigator: history, static: false, useTransitions: undefined, future: {} };
  return { history, pending, navigation };
}

/** Navigates when it is rendered. */
export function Navigate({ to, replace = false, state, relative = "route" }: NavigateProps) {
  const navigate = useNavigate();
  // An object is equal in each render only as text.
  const target = JSON.stringify(to);
  useEffect(
    () => void navigate(JSON.parse(target), { replace, state, relative }),
    [navigate, target, replace, state, relative],
  );
  return null;
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
