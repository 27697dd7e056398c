import { describe, isTapped, TAPPED } from "./findLayoutFaults.ts";

/** Within these, the arrow keys move between the controls, and Tab reaches one of them. */
const ROVING = '[role="tab"], [role="option"], [role="radio"], [role="menuitem"]';
const RING = ["outlineStyle", "outlineWidth", "outlineColor", "boxShadow", "borderColor", "borderWidth"] as const;

const controls = () =>
  [...document.querySelectorAll<HTMLElement>(TAPPED)].filter((one) => isTapped(one) && !one.matches(":disabled"));

/** Returns the controls that the keyboard does not reach, or whose focus changes nothing that forced colours keep. */
export function findKeyboardFaults(): string[] {
  return controls().flatMap((control) => {
    if (control.tabIndex < 0 && !control.matches(ROVING)) return [`not reached by Tab: ${describe(control)}`];
    control.blur();
    const around = [control, ...(control.parentElement?.children ?? []), control.parentElement].filter(
      (one) => one instanceof HTMLElement,
    );
    const before = around.map(readRing);
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    if (!control.matches(":focus")) return [`takes no focus: ${describe(control)}`];
    const isShown = around.some((one, index) => readRing(one) !== before[index]);
    return isShown ? [] : [`no visible focus: ${describe(control)}`];
  });
}

const readRing = (element: HTMLElement) => {
  const style = getComputedStyle(element);
  return RING.map((name) => style[name]).join();
};

/** Returns the controls that only a ground sets off from the page, which forced colours remove. */
export const findFilledControls = () =>
  controls().filter((one) => one.matches("button, input, select, textarea") && hasGround(one) && isPainted(one));

const hasGround = (element: Element) =>
  !/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);
const isPainted = (element: Element) =>
  element.getBoundingClientRect().width > 1 && getComputedStyle(element).opacity !== "0";

/** Returns those of the controls that have no edge: for use while forced colours are active. */
export const findLostEdges = (filled: readonly HTMLElement[]): string[] =>
  filled
    .filter((one) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(one);
      return (borderStyle === "none" || borderWidth === "0px") && outlineStyle === "none";
    })
    .map((one) => `no edge in forced colours: ${describe(one)}`);
