import type { CDPSession } from "@playwright/test";
import { order } from "../harness/test.ts";

/** Memory use of a page after garbage collection. `heap` is in bytes. */
export interface PageMemory {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export async function measurePage(session: CDPSession): Promise<PageMemory> {
  // One collection is not enough: finalizers and weak references free more objects for the next.
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}

/** One navigation of a round, and a text that only its screen shows. */
export type Stop =
  | { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly shows: string }
  /** By a control of the previous screen, with its full name. */
  | { readonly tap: string; readonly shows: string };

const to = (path: string, query: Readonly<Record<string, string>>, shows: string): Stop => ({ path, query, shows });

/** A round through every remote. It ends where it starts, and visits only screens that do not redirect. */
export const stops: readonly Stop[] = [
  to("/loanDetail", order, "Payment is due soon"),
  { tap: "REPAY", shows: "Payment Method" },
  { tap: "Back", shows: "Payment is due soon" },
  to("/loanDetail", { ...order, orderId: "o-200" }, "Borrow Again"),
  to("/loanConfirm", { productId: "p-1" }, "Go Loan"),
  to("/loanConfirm2", { productId: "p-2" }, "Total to repay"),
  to("/recommendList", {}, "Apply now"),
  to("/repayDelay", order, "Payment Method"),
  to("/repayOrNot", order, "Repay now"),
  to("/repayChoose", order, "Pay"),
  to("/payInstructions", {}, ""),
  to("/bindBank", { productId: "p-1" }, "Next"),
  to("/complaint", { orderId: "o-174" }, "Repayment"),
  to("/complainPageNext", { orderNo: "o-174", problemType: "2" }, "Send"),
  to("/complaintList", {}, ""),
  to("/customerService", {}, ""),
  to("/promotion", { id: "1" }, ""),
  to("/", {}, "Contact us"),
  to("/aboutUs", {}, ""),
  to("/privacyPolicy", {}, ""),
];

/**
 * Runs one round inside the page as fast as the screens render, by history entries and taps. Returns an error message for
 * the first stop that did not render, or an empty string. The function's source is sent to the page, so it cannot use
 * names from outside.
 */
export async function walkRound(stops: readonly Stop[]) {
  const WAIT_MS = 20_000;
  const root = document.getElementById("root") as HTMLElement;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isRendered = (text: string) =>
    !document.querySelector("[aria-busy=true]") &&
    document.querySelector("h1") !== null &&
    (root.textContent ?? "").includes(text);
  const until = async (isTrue: () => boolean) => {
    const end = performance.now() + WAIT_MS;
    while (!isTrue() && performance.now() < end) await frame();
    return isTrue();
  };
  const nameOf = (button: Element) => button.getAttribute("aria-label") || (button.textContent ?? "").trim();
  const find = (name: string) =>
    [...root.querySelectorAll<HTMLButtonElement | HTMLAnchorElement>("button, a")]
      .filter((control) => nameOf(control) === name && !control.matches(":disabled"))
      .pop();
  for (const stop of stops) {
    const before = location.pathname + location.search;
    if ("tap" in stop) {
      if (!(await until(() => find(stop.tap) !== undefined))) return `no button ${stop.tap} at ${before}`;
      find(stop.tap)?.click();
    } else {
      const query = new URLSearchParams(stop.query);
      history.pushState({ idx: 0, key: "soak", state: null }, "", `${stop.path}?${query}`);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }
    const moved = await until(() => location.pathname + location.search !== before && isRendered(stop.shows));
    if (!moved)
      return `"${stop.shows}" did not render after ${before}: ${location.pathname}: ${(root.textContent ?? "").slice(0, 300)}`;
  }
  return "";
}
