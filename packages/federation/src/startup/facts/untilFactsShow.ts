/** The name under which the document's end finds the promise of `untilFactsShow`. */
export const factsShown = "factsShown";

/** An answer that takes longer is waited for while the scripts are at work. */
export const HELD_AT_MOST_MS = 600;

const wait = (milliseconds?: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const nextFrame = () => new Promise<number>(requestAnimationFrame);

/**
 * Resolves once facts that were written have been painted: the shell's own scripts keep a slow phone busy for half a second,
 * in which nothing is. At once where scripts come out of the cache, since there is time for them before the answer; and in an
 * engine that would begin to fetch them only then. Rejects as `written` does.
 */
export async function untilFactsShow(written: Promise<void>): Promise<void> {
  if (!document.createElement("link").relList.supports("modulepreload")) return;
  const painted = written.then(nextFrame).then(() => wait());
  await Promise.race([painted, wait(HELD_AT_MOST_MS), untilFoundInCache()]);
}

/** Resolves when the first script to arrive took nothing from the network; else never. */
function untilFoundInCache() {
  return new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const first = (list.getEntries() as PerformanceResourceTiming[]).find(({ name }) => /\.js$/.test(name));
      if (!first) return;
      observer.disconnect();
      if (first.transferSize === 0) resolve();
    }).observe({ type: "resource", buffered: true });
  });
}
