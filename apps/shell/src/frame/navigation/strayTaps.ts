/** A tap this soon after another control has appeared under the finger was meant for the control before. */
const APPEARED_MS = 700;
/** Distance in CSS pixels within which two taps are at the same place. */
const NEAR_PX = 32;
/** How often, and for how long after a tap, the control at its place is looked at. */
const LOOK_MS = 50;
const LOOKS_MAX = 200;

const controlAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("button, a, label, [role]");
/** A control that React replaces by an equal one on the same page is the same control. */
const meaningAt = (x: number, y: number) => {
  const control = controlAt(x, y);
  return control ? `${location.pathname} ${control.closest("[role=dialog]")?.id} ${control.textContent}` : "";
};

let isWatching = false;

/**
 * Ignores the touches of an impatient borrower that hit what has just appeared: the first tap opens a sheet or a screen
 * with a button at the same place, and the next one would confirm it unseen. Each ignored tap starts the time again.
 * Mouse, keyboard and clicks by scripts are never ignored. Watches until the page is closed.
 */
export function ignoreStrayTaps(): void {
  if (isWatching) return;
  isWatching = true;
  let isTouch = false;
  let place = { x: -NEAR_PX, y: -NEAR_PX, meaning: "", appearedAt: -APPEARED_MS };
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const meaning = meaningAt(place.x, place.y);
    if (meaning !== place.meaning) place = { ...place, meaning, appearedAt: performance.now() };
  };
  addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      isTouch = pointerType === "touch";
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      if (!isTouch || event.detail === 0) return;
      const { clientX: x, clientY: y } = event;
      const isNear = Math.hypot(x - place.x, y - place.y) < NEAR_PX;
      if (isNear) look();
      if (isNear && performance.now() - place.appearedAt < APPEARED_MS) {
        event.preventDefault();
        event.stopImmediatePropagation();
        place.appearedAt = performance.now();
        return;
      }
      place = { x, y, meaning: meaningAt(x, y), appearedAt: -APPEARED_MS };
      clearInterval(timer);
      let looks = 0;
      timer = setInterval(() => {
        look();
        looks += 1;
        if (looks >= LOOKS_MAX) clearInterval(timer);
      }, LOOK_MS);
    },
    true,
  );
}
