import type { RecordedRequest } from "@lending/delivery/testing";

/** The probe's measurements so far. Times are milliseconds since the navigation started; 0 means not yet. */
export type Timings = ReturnType<typeof probe>;

/** The texts that the probe waits for on one path. */
export interface Target {
  readonly path: string;
  readonly facts: string;
  readonly control: string;
}

export interface ProbeOptions {
  readonly targets: readonly Target[];
  /** False for S, which has no scripts. */
  readonly hasFramework: boolean;
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
export function probe({ targets, hasFramework }: ProbeOptions) {
  const timings = {
    firstPaint: 0,
    /** When the main fact of the screen was painted. */
    facts: 0,
    /** When the finished screen was painted, its control was enabled, and the framework handled it. */
    ready: 0,
    /** When the first tap happened that the page handled: at once, or by keeping it for the framework. */
    accepted: 0,
    /** Taps on the visible control that did nothing. */
    lostTaps: 0,
    /** When the last tap ended. */
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
  const isNamed = (element: Element, name: string) => element.textContent.trim() === name;
  // React marks the elements that it handles: `__reactProps…`.
  const isHandled = (element: Element) => !hasFramework || Object.keys(element).some((key) => key.startsWith("__"));
  const findControl = ({ control, facts }: Target) =>
    control === ""
      ? [...document.querySelectorAll("h1, h2, p")].find((one) => one.textContent.includes(facts))
      : [...document.querySelectorAll<HTMLButtonElement>("button, a")].find(
          (one) => isNamed(one, control) && !one.disabled,
        );
  let isPolling = false;
  const check = () => {
    if (!document.body || (timings.facts !== 0 && timings.ready !== 0)) return;
    const target = targets.find(({ path }) => path === location.pathname);
    if (!target) return;
    // Data in the document has the same text before anything shows it.
    const hasFacts = [...document.body.children].some(
      ({ localName, textContent }) => localName !== "script" && textContent.includes(target.facts),
    );
    if (timings.facts === 0 && hasFacts) recordPaint("facts");
    if (timings.ready !== 0 || !hasFacts || document.getElementById("skeleton")) return;
    const control = findControl(target);
    if (!control) return;
    if (isHandled(control)) return recordPaint("ready");
    // Hydration changes no node that an observer sees.
    if (!isPolling) requestAnimationFrame(poll);
    isPolling = true;
  };
  const poll = () => {
    isPolling = false;
    check();
  };
  new MutationObserver(check).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["disabled"],
  });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") timings.firstPaint = startTime;
  }).observe({ type: "paint", buffered: true });
  addEventListener(
    "click",
    () => {
      // A tap on a finished screen starts a new measurement.
      if (timings.ready > 0) Object.assign(timings, { tapped: performance.now(), facts: 0, ready: 0 });
    },
    true,
  );
  addEventListener("click", (event) => {
    const target = targets.find(({ path }) => path === location.pathname);
    const control = (event.target as Element).closest("button, a");
    if (timings.accepted > 0 || !control) return;
    if (event.defaultPrevented || isHandled(control)) timings.accepted = event.timeStamp;
    else if (target && isNamed(control, target.control)) timings.lostTaps += 1;
  });
  window.probe = { read: () => timings };
  return timings;
}

/** Measurements of one page load or one navigation. Times are milliseconds; bytes are transferred bytes, headers included. */
export type Sample = ReturnType<typeof readSample> & { readonly doubledTaps?: number };

const isScript = ({ url }: RecordedRequest) => /\.js(\?|$)/.test(url);
const sum = (some: readonly RecordedRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Combines the probe's timings and the recorded requests of one load or navigation. Requests sent after the screen was
 * ready do not count. `opened` is when the page was requested, in seconds on the network's clock.
 */
export function readSample(timings: Timings, recorded: readonly RecordedRequest[], opened: number) {
  const network = recorded.filter(({ sentAt }) => (sentAt - opened) * 1000 <= timings.ready);
  const since = (moment: number) => Math.round(moment - timings.tapped);
  return {
    ...(timings.tapped === 0 && { firstPaint: Math.round(timings.firstPaint) }),
    facts: since(timings.facts),
    ready: since(timings.ready),
    /** The first handled tap, and the taps before it that did nothing. Only while tapping. */
    ...{ accepted: Math.round(timings.accepted), lostTaps: timings.lostTaps },
    bytes: sum(network),
    scriptBytes: sum(network.filter(isScript)),
    documentBytes: sum(network.filter(({ type }) => type === "Document")),
  };
}
