import { type ComponentProps, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import {
  type Location,
  Router,
  useHref,
  useLinkClickHandler,
  useSearchParams as useWholeSearchParams,
} from "react-router";
import { addressOf, createNavigator, readEntry } from "../app/historyEntry.ts";

export { useLocation, useNavigate } from "react-router";

/** Returns the query of the address, without the parameters that are empty or only spaces: a blank id is a missing one. */
export function useSearchParams(): ReturnType<typeof useWholeSearchParams> {
  const [query, setQuery] = useWholeSearchParams();
  return useMemo(
    () => [new URLSearchParams([...query].filter(([, value]) => value.trim())), setQuery],
    [query, setQuery],
  );
}

interface AppRouterProps {
  children: ReactNode;
  /**
   * Returns a promise for the modules and data of the next page when all of them are already loading; the current page
   * stays until it settles. Returns undefined when nothing is loading; then the next page renders immediately with its
   * fallback. Must be a stable function.
   */
  hold?: ((location: Location) => Promise<unknown> | undefined) | undefined;
}

/** react-router on the browser's history. It can hold the current page while the next one loads, which the library cannot. */
export function AppRouter({ children, hold }: AppRouterProps) {
  const [location, setLocation] = useState<Location>(readEntry);
  const [{ navigator, pages }] = useState(createPages);
  useLayoutEffect(() => {
    const change = (isPop: boolean) => {
      const next = readEntry();
      const show = () => {
        // A newer navigation has started meanwhile.
        if (next.key !== readEntry().key) return;
        pages.pending = "";
        startTransition(() => setLocation(next));
      };
      // The browser restores the scroll position of a previous page only if that page renders immediately.
      const pageReady = isPop ? undefined : hold?.(next);
      if (!pageReady) return show();
      pages.pending = addressOf(next);
      void pageReady.then(show, show);
    };
    const pop = () => change(true);
    pages.onWrite = () => change(false);
    addEventListener("popstate", pop);
    // A tap on the prerendered page, or Back, may have changed the address while the first render was under way.
    setLocation((first) => (addressOf(first) === addressOf(readEntry()) ? first : readEntry()));
    return () => removeEventListener("popstate", pop);
  }, [pages, hold]);
  return (
    <Router navigator={navigator} location={location}>
      {children}
    </Router>
  );
}

/** Ignores a push to the page that is already pending: its link stays visible on the held page and can be tapped again. */
function createPages() {
  const pages = { pending: "", onWrite() {} };
  const history = createNavigator(() => pages.onWrite());
  const navigator: ComponentProps<typeof Router>["navigator"] = {
    ...history,
    push: (to, state) => addressOf(to) === pages.pending || history.push(to, state),
  };
  return { pages, navigator };
}

interface AppLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** An address of the product: a path with its query. */
  to: string;
  replace?: boolean;
  /** What the entry of the next page stores (`useLocation().state`). */
  state?: unknown;
}

/** The link of react-router without its prefetching, which is for other routes than ours and 1.6 kB. */
export function AppLink({ to, replace = false, state, onClick, ...rest }: AppLinkProps) {
  const follow = useLinkClickHandler(to, { replace, state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
