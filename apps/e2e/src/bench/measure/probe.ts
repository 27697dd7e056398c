/** The probe's measurements so far. Times are milliseconds since the navigation started; 0 means not yet. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the main fact of the screen was painted. */
  readonly facts: number;
  /** When the finished screen was painted with its control enabled. */
  readonly ready: number;
  readonly layoutShift: number;
  /** Start and duration of each task over 50 ms. */
  readonly longTasks: readonly (readonly [start: number, length: number])[];
  /** When the last tap ended. */
  readonly tapped: number;
}

/** The texts that the probe waits for on one path. */
export interface Target {
  readonly path: string;
  readonly facts: string;
  readonly control: string;
}

declare global {
  interface Window {
    probe: { read: () => Timings };
  }
}

/**
 * Runs in the page before any other script, the same for every contender. Observes DOM changes and the browser's
 * performance timeline. Each time is taken after the frame that shows the change was painted.
 */
export function probe(targets: readonly Target[]) {
  const timings = {
    firstPaint: 0,
    largestPaint: 0,
    facts: 0,
    ready: 0,
    layoutShift: 0,
    longTasks: [] as [number, number][],
    tapped: 0,
  };
  const recordPaint = (key: "facts" | "ready") => {
    timings[key] = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        timings[key] = performance.now();
      };
      port2.postMessage(0);
    });
  };
  const isReady = (control: string) =>
    !document.getElementById("skeleton") &&
    (control === "" ||
      [...document.querySelectorAll<HTMLButtonElement>("button, a")].some(
        (one) => one.textContent.trim() === control && !one.disabled,
      ));
  const check = () => {
    if (!document.body || (timings.facts !== 0 && timings.ready !== 0)) return;
    const target = targets.find(({ path }) => path === location.pathname);
    if (!target) return;
    const hasFacts = document.body.textContent.includes(target.facts);
    if (timings.facts === 0 && hasFacts) recordPaint("facts");
    if (timings.ready === 0 && hasFacts && isReady(target.control)) recordPaint("ready");
  };
  new MutationObserver(check).observe(document, {
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
    if (name === "first-contentful-paint") timings.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) timings.layoutShift += value;
  });
  watch("longtask", ({ startTime, duration }) => {
    timings.longTasks.push([startTime, duration]);
  });
  addEventListener(
    "click",
    () => {
      // Each tap starts a new measurement.
      Object.assign(timings, { tapped: performance.now(), facts: 0, ready: 0 });
    },
    true,
  );
  window.probe = { read: () => timings };
}
