/**
 * Nobody is thrown to the top of the page: when the control that was used is gone with what it stood in (Retry, once it
 * has worked), the title of what came takes the focus. Returns the way out.
 */
export function keepFocus(page: Document): () => void {
  let used: EventTarget | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    used = target;
  };
  const observer = new MutationObserver(() => {
    if (!(used instanceof Element) || used.isConnected) return;
    if (page.activeElement === page.body) {
      // A skeleton's title cannot be focused: the next change may bring the screen's own.
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
