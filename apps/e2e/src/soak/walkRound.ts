import type { Stop } from "./stops.ts";

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
    [...root.querySelectorAll("button")].filter((button) => nameOf(button) === name && !button.disabled).pop();
  for (const stop of stops) {
    const before = location.pathname + location.search;
    if ("tap" in stop) {
      if (!(await until(() => find(stop.tap) !== undefined))) return `no button ${stop.tap} at ${before}`;
      find(stop.tap)?.click();
    } else {
      const query = new URLSearchParams(stop.query);
      history.pushState({ idx: 0, key: "soak", usr: null }, "", `${stop.path}?${query}`);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }
    const moved = await until(() => location.pathname + location.search !== before && isRendered(stop.shows));
    if (!moved)
      return `"${stop.shows}" did not render after ${before}: ${location.pathname}: ${(root.textContent ?? "").slice(0, 300)}`;
  }
  return "";
}
