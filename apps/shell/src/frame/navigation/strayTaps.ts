import { isSamePlace, REPEATED_TAP_MS } from "@lending/ui/repeated-tap";

/** How long after a tap a change at its place is noticed. */
const WATCH_MS = 10_000;

const findControl = ({ clientX, clientY }: Tap) =>
  document.elementFromPoint(clientX, clientY)?.closest("button, a, label, input, [role=tab]");

/** Names a control by page, dialog and text, so that one that React replaces by an equal one is the same. */
const nameOf = (control: Element | null | undefined): string =>
  control ? `${location.pathname} ${control.closest("[role=dialog]")?.id} ${control.textContent}` : "";

/** Shows for how long a control that has just appeared ignores the finger. */
const dim = (control: Element | null | undefined) =>
  control?.animate?.([{ opacity: 0.4 }, { opacity: 0.4, offset: 0.9 }, { opacity: 1 }], REPEATED_TAP_MS);

interface Tap {
  readonly clientX: number;
  readonly clientY: number;
  /** The control at its place, and when it came there. */
  readonly control: string;
  readonly since: number;
}

/** Calls the listener in the next frame after anything that may change what is at a place. Returns its end. */
function watchPage(listener: () => void): () => void {
  let frame = 0;
  const note = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      listener();
    });
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // A sheet slides in, a picture takes its room, the borrower scrolls.
  const moves = ["animationend", "transitionend", "load", "scroll", "resize"];
  for (const move of moves) addEventListener(move, note, true);
  return () => {
    observer.disconnect();
    for (const move of moves) removeEventListener(move, note, true);
    cancelAnimationFrame(frame);
  };
}

/**
 * Ignores touches of an impatient borrower that hit what has just appeared: the first tap opens a sheet or a screen with
 * a button at the same place, and the next one would confirm it unseen. Each control ignores the finger once, for the time
 * that it is dimmed, so that no button looks active and is not. Mouse, keyboard and clicks by scripts are never ignored.
 * Watches until the page is closed.
 */
export function ignoreStrayTaps(): void {
  let isTouch = false;
  let last: Tap | undefined;
  let stopWatching = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    const found = last && findControl(last);
    const control = nameOf(found);
    if (!last || control === last.control) return;
    last = { ...last, control, since: performance.now() };
    dim(found);
  };
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === "touch";
  };
  const checkClick = (event: MouseEvent) => {
    // A click by a script, or by a screen reader, has no count.
    if (!isTouch || event.detail === 0) return;
    if (last && isSamePlace(last, event)) {
      readAgain();
      // The time of the touch: a busy phone handles it later.
      if (event.timeStamp - last.since < REPEATED_TAP_MS) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
    }
    const { clientX, clientY } = event;
    const tap = { clientX, clientY, control: "", since: Number.NEGATIVE_INFINITY };
    last = { ...tap, control: nameOf(findControl(tap)) };
    stopWatching();
    clearTimeout(timer);
    stopWatching = watchPage(readAgain);
    timer = setTimeout(() => {
      // From now on a change would go unnoticed, and the next tap would look like a repeated one.
      stopWatching();
      last = undefined;
    }, WATCH_MS);
  };
  addEventListener("pointerdown", notePointer, true);
  addEventListener("click", checkClick, true);
}
