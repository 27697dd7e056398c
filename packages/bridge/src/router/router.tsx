import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateFunction,
  type NavigateOptions,
  type NavigateProps,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigationType,
  type To,
} from "react-router";

// The contexts are react-router's, so that its MemoryRouter serves tests and prerendering. Its history and its hooks are
// not used, because they share modules with nested routes that no path of the product needs (decision 068).

/** Returns the current location. */
export function useLocation(): Location {
  return use(LocationContext).location;
}

/**
 * Returns the path, query and hash that an address selects on the page with this path. Throws for an address of another
 * origin.
 */
function resolveAddress(to: To, page: string): string {
  const { pathname = "", search = "", hash = "" } = typeof to === "string" ? { pathname: to } : to;
  const text = pathname + search.replace(/^\??(?=.)/, "?") + hash.replace(/^#?(?=.)/, "#");
  const url = new URL(text, window.location.origin + page);
  if (url.origin !== window.location.origin) throw new Error(`Not an address of the product: ${url.origin}`);
  return url.pathname + url.search + url.hash;
}

/**
 * Returns the function that opens an address of the product, or moves by a number of history entries. It throws for an
 * address of another origin.
 */
export function useNavigate(): NavigateFunction {
  const { navigator } = use(NavigationContext);
  const { pathname } = useLocation();
  return useCallback(
    (to: To | number, { replace, state }: NavigateOptions = {}) => {
      if (typeof to === "number") navigator.go(to);
      else navigator[replace ? "replace" : "push"](resolveAddress(to, pathname), state);
    },
    [navigator, pathname],
  );
}

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

/** The router of the product, on the browser's history. */
export function BrowserRouter({ children, hold }: BrowserRouterProps) {
  const [{ history, pending, navigation }] = useState(createHistory);
  const [state, setState] = useState<RouterState>({
    location: history.read(),
    navigationType: "POP" as NavigationType,
  });
  useLayoutEffect(() => {
    const stop = history.listen((next) => {
      const show = () => {
        // A newer navigation has started meanwhile.
        if (next.location.key !== history.read().key) return;
        pending.path = "";
        startTransition(() => setState(next));
      };
      // The browser restores the scroll position of a previous page only if that page renders immediately.
      const pageReady = next.navigationType === "POP" ? undefined : hold?.(next.location);
      if (!pageReady) return show();
      pending.path = addressOf(next.location);
      void pageReady.then(show, show);
    });
    // A tap on the prerendered page, or Back, may have changed the address while the first render was under way.
    const location = history.read();
    setState((first) => (addressOf(first.location) === addressOf(location) ? first : { ...first, location }));
    return stop;
  }, [history, pending, hold]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={state}>{children}</LocationContext>
    </NavigationContext>
  );
}

const addressOf = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) =>
  pathname + search + hash;

/** Creates a random key of a history entry. */
const makeKey = () => Math.random().toString(36).slice(2, 10);

/** Returns the current entry. The first one of a page, and one that other code has pushed, have the key "default". */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = Object(window.history.state) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key } as Location;
}

/**
 * Creates the history. Its entries have the form of react-router's, `{ usr, key, idx }`, which other versions of the
 * shell and `leavePage` read. A push to an address that is already pending is ignored, because the current page stays
 * visible and its link can be tapped again.
 */
function createHistory() {
  const pending = { path: "" };
  let listener: (next: RouterState) => void = () => {};
  const readIndex = () => (Object(window.history.state) as { idx?: number }).idx;
  if (readIndex() == null) window.history.replaceState({ ...window.history.state, idx: 0 }, "");

  const change = (method: "pushState" | "replaceState", address: string, state: unknown) => {
    const idx = (readIndex() ?? 0) + (method === "pushState" ? 1 : 0);
    try {
      window.history[method]({ usr: state, key: makeKey(), idx }, "", address);
    } catch {
      // iOS refuses more than 100 entries in 30 s.
      return window.location.assign(address);
    }
    const navigationType = (method === "pushState" ? "PUSH" : "REPLACE") as NavigationType;
    listener({ location: readLocation(), navigationType });
  };
  const toAddress = (to: To) => resolveAddress(to, window.location.pathname);
  const navigator = {
    createHref: toAddress,
    go: (delta: number) => window.history.go(delta),
    push(to: To, state?: unknown) {
      const address = toAddress(to);
      if (pending.path === "" || pending.path !== address) change("pushState", address, state);
    },
    replace: (to: To, state?: unknown) => change("replaceState", toAddress(to), state),
  };
  const history = {
    read: readLocation,
    /** Calls the function after each change of the current entry. Returns the function that stops it. */
    listen(onChange: typeof listener) {
      const pop = () => listener({ location: readLocation(), navigationType: "POP" as NavigationType });
      listener = onChange;
      window.addEventListener("popstate", pop);
      return () => {
        listener = () => {};
        window.removeEventListener("popstate", pop);
      };
    },
  };
  return {
    history,
    pending,
    navigation: { basename: "/", navigator, static: false, useTransitions: undefined, future: {} },
  };
}

/** Navigates when it is rendered. */
export function Navigate({ to, replace = false, state }: NavigateProps) {
  const navigate = useNavigate();
  // An object is equal in each render only as text.
  const target = JSON.stringify(to);
  useEffect(() => void navigate(JSON.parse(target), { replace, state }), [navigate, target, replace, state]);
  return null;
}

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of the product: a path with its query. */
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
