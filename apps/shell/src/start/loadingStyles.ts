/** Returns what to wait for until all stylesheets have loaded. This script may run before them, because it waits for no file. */
export const loadingStyles = (page: Document): readonly unknown[] =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
    (link) => link.sheet || new Promise((resolve) => link.addEventListener("load", resolve)),
  );
