/** Returns a promise for each stylesheet that is loading. This script may run before them, because it waits for no other file. */
export const loadingStyles = (page: Document): readonly Promise<unknown>[] =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .filter(({ sheet }) => !sheet)
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener("load", resolve);
          link.addEventListener("error", resolve);
        }),
    );
