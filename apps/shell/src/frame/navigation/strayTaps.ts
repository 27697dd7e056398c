/**
 * A touch this soon after another control has appeared under the finger was meant for the control before. Longer than two
 * taps of an impatient finger.
 */
const APPEARED_MS = 1200;
/** Distance in CSS pixels within which two touches are at the same place. */
const NEAR_PX = 32;
/** How often, and how many times after a tap, the control at its place is read. */
const READ_MS = 50;
const READS_MAX = 200;

const findControl = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest("button, a, label, input, [role=tab]");

/** Names a control by page, dialog and text, so that one that React replaces by an equal one is the same. */
const nameOf = (control: Element | null | undefined): string =>
  control ? `${location.pathname} ${control.closest("[role=dialog]")?.id} ${control.textContent}` : "";

/** Shows for how long a control that has just appeared ignores the finger. */
const dim = (control: Element | null | undefined) =>
  control?.animate?.([{ opacity: 0.4 }, { opacity: 0.4, offset: 0.9 }, { opacity: 1 }], APPEARED_MS);

/**
 * Ignores touches of an impatient borrower that hit what has just appeared: the first tap opens a sheet or a screen with
 * a button at the same place, and the next one would confirm it unseen. Each control ignores the finger once, for the time
 * that it is dimmed, so that no button looks active and is not. Mouse, keyboard and clicks by scripts are never ignored.
 * Watches until the page is closed.
 */
export function ignoreStrayTaps(): void {
  let isTouch = false;
  const nowhere = { x: Number.POSITIVE_INFINITY, y: 0, control: "", changedAt: 0 };
  let last = nowhere;
  let timer: ReturnType<typeof setInterval> | undefined;
  const readAgain = () => {
    const found = findControl(last.x, last.y);
    const control = nameOf(found);
    if (control === last.control) return;
    last = { ...last, control, changedAt: performance.now() };
    dim(found);
  };
  const notePointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === "touch";
  };
  const checkClick = (event: MouseEvent) => {
    // A click by a script, or by a screen reader, has no count.
    if (!isTouch || event.detail === 0) return;
    // The time of the touch: a busy phone handles it later.
    const { clientX: x, clientY: y, timeStamp } = event;
    const isNear = Math.hypot(x - last.x, y - last.y) < NEAR_PX;
    if (isNear) readAgain();
    if (isNear && timeStamp - last.changedAt < APPEARED_MS) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { x, y, control: nameOf(findControl(x, y)), changedAt: Number.NEGATIVE_INFINITY };
    clearInterval(timer);
    let reads = 0;
    timer = setInterval(() => {
      readAgain();
      reads += 1;
      if (reads < READS_MAX) return;
      // From now on a change would go unnoticed, and the next tap would look like a repeated one.
      clearInterval(timer);
      last = nowhere;
    }, READ_MS);
  };
  addEventListener("pointerdown", notePointer, true);
  addEventListener("click", checkClick, true);
}
