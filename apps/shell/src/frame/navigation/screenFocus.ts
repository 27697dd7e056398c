import { useEffect, useLayoutEffect, useRef } from "react";

/** Sets the document's title, if it is known. */
export function useTitle(title: string | undefined) {
  // Before the effects of the screen, which may set the title of one of its pages: /promotion has three.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** Sets the document's title. On navigation, moves the focus to the heading, so that screen readers announce the new screen. */
export function useScreenTitle(title: string | undefined, screen: string) {
  const first = useRef(true);
  useTitle(title);
  useEffect(() => {
    // On the first screen the focus stays where the browser, or a reader of a prerendered page, has put it.
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    if (!location.hash) window.scrollTo(0, 0);
  }, [screen]);
}

/**
 * Keeps the focus on the page: when the focused control is removed with its surroundings (Retry, after it has worked), the
 * title of the new content takes the focus. Otherwise a screen reader would start at the top of the page. Returns a function
 * that stops it.
 */
export function keepFocus(page: Document): () => void {
  let used: EventTarget | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    used = target;
  };
  const observer = new MutationObserver(() => {
    if (!(used instanceof Element) || used.isConnected) return;
    if (page.activeElement === page.body) {
      // A first paint's title cannot take the focus; wait for the screen's title.
      const title = page.querySelector<HTMLElement>("h1[tabindex]");
      if (!title) return;
      title.focus({ preventScroll: true });
    }
    used = page.activeElement;
  });
  page.addEventListener("focusin", onFocus);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener("focusin", onFocus);
  };
}
