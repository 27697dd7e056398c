/** What the probe has seen so far; times are milliseconds after the navigation began, 0 for what has not happened. */
export interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The text that the borrower came for was painted. */
  readonly facts: number;
  /** The finished screen was painted, its control there and enabled. */
  readonly ready: number;
  readonly layoutShift: number;
  /** Start and length of each task over 50 ms. */
  readonly longTasks: readonly (readonly [start: number, length: number])[];
  /** When a finger was last lifted. */
  readonly tapped: number;
}

/** What the probe waits for on a page. */
export interface Awaited {
  readonly path: string;
  readonly facts: string;
  readonly control: string;
}

declare global {
  interface Window {
    probe: { read: () => Seen };
  }
}

/**
 * Runs in the page before anything else, the same for every arm: watches the document's changes and the browser's own
 * timeline. A moment counts once the frame that shows it has been drawn.
 */
export function probe(awaited: readonly Awaited[]) {
  const seen = {
    firstPaint: 0,
    largestPaint: 0,
    facts: 0,
    ready: 0,
    layoutShift: 0,
    longTasks: [] as [number, number][],
    tapped: 0,
  };
  const drawn = (key: "facts" | "ready") => {
    seen[key] = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen[key] = performance.now();
      };
      port2.postMessage(0);
    });
  };
  const stands = (control: string) =>
    !document.getElementById("skeleton") &&
    (control === "" ||
      [...document.querySelectorAll<HTMLButtonElement>("button, a")].some(
        (one) => one.textContent.trim() === control && !one.disabled,
      ));
  const look = () => {
    if (!document.body || (seen.facts !== 0 && seen.ready !== 0)) return;
    const here = awaited.find(({ path }) => path === location.pathname);
    if (!here) return;
    const isThere = document.body.textContent.includes(here.facts);
    if (seen.facts === 0 && isThere) drawn("facts");
    if (seen.ready === 0 && isThere && stands(here.control)) drawn("ready");
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["disabled"],
  });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  watch("longtask", ({ startTime, duration }) => {
    seen.longTasks.push([startTime, duration]);
  });
  addEventListener(
    "click",
    () => {
      // A step begins anew.
      Object.assign(seen, { tapped: performance.now(), facts: 0, ready: 0 });
    },
    true,
  );
  window.probe = { read: () => seen };
}
