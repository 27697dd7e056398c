import { isSamePlace, REPEATED_TAP_MS } from "@lending/ui/repeated-tap";
import type { FollowLink } from "./firstPaintControls.ts";

/** Time after the end of a press in which a browser sends its own click to the control that has replaced the pressed one. */
const OWN_CLICK_MS = 200;

const nameOf = (control: Element) => control.getAttribute("aria-label") || (control.textContent as string).trim();
/** The name and the address. A prerendered page does not know the query of the address that it is opened with. */
const meaningOf = (control: Element) => nameOf(control) + (control.getAttribute("href") || "").replace(/\?[^#]*/, "");
const alike = (place: Element, control: Element) =>
  [...place.querySelectorAll("button,a")].filter((one) => meaningOf(one) === meaningOf(control));
const isLink = (control: Element): control is HTMLAnchorElement => control.matches("a");
const compact = (element: Element | null) => (element ? (element.textContent as string).replace(/\s/g, "") : "");

/** Returns the control of the screen that replaces a control of the first paint, if it means the same and is usable. */
export function findSame(place: Element, screen: Element, control: Element): HTMLElement | undefined {
  const same = alike(screen, control)[alike(place, control).indexOf(control)];
  // Another amount than the shown one is another action.
  const hasSameAmount = compact(screen).includes(compact(place.querySelector("[data-amount]")));
  return same && hasSameAmount && !same.matches(":disabled,[aria-disabled=true],[inert] *")
    ? (same as HTMLElement)
    : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (place: Element) => [...place.querySelectorAll<Field>("input,textarea")];

/** Sets a value as the browser does, so that React notices the change when the event follows. */
function enter(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field),
    "value",
  ) as Required<PropertyDescriptor>;
  set.call(field, value);
}

/**
 * Copies what was entered in the fields of a prerendered page to the same fields of its screen: text with its selection,
 * and check boxes. An unchanged field keeps the value of the screen. Returns the field of the screen that
 * replaces `focused`.
 */
export function moveFields(place: Element, screen: Element, focused: Element | undefined): HTMLElement | undefined {
  const targets = fieldsOf(screen);
  let replacement: HTMLElement | undefined;
  fieldsOf(place).forEach((field, index) => {
    const target = targets[index];
    if (!target || target.name !== field.name || target.type !== field.type) return;
    const { checked, defaultChecked } = field as HTMLInputElement;
    const isEntered = field.value !== field.defaultValue;
    if (checked !== defaultChecked && checked !== (target as HTMLInputElement).checked) target.click();
    if (isEntered) enter(target, field.value);
    if (field === focused) {
      replacement = target;
      // Before the event, because the screen may format the text. Fields such as e-mail and check boxes have no selection.
      if (field.selectionStart !== null) target.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    if (isEntered) target.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return replacement;
}

interface Options {
  /** Opens a link at once, or leaves it to the browser. */
  readonly followLink: FollowLink;
  /** Copies the state of fields to the screen. Returns the field that replaces the focused one. */
  readonly moveFields?: (place: Element, screen: Element, focused: Element | undefined) => HTMLElement | undefined;
}

/**
 * Completes a press that begins on a control of the first paint and ends on the control of the screen that replaces it.
 * Chromium then sends a click itself after a touch, but not after a mouse press, and WebKit sends none.
 */
export function keepPress(place: Element, findReplacement: (pressed: Element) => HTMLElement | null | undefined) {
  let pressed: Element | null = null;
  place.addEventListener("pointerdown", (event) => {
    pressed = (event.target as Element).closest("button,a");
  });
  addEventListener("pointercancel", () => {
    pressed = null;
  });
  addEventListener("pointerup", ({ target }) => {
    // A tap that waits for the screen is repeated anyway.
    const hasEnded = pressed && !place.isConnected && !place.querySelector("[aria-busy]");
    const same = hasEnded ? findReplacement(pressed as Element) : null;
    pressed = null;
    if (!same?.contains(target as Node)) return;
    const timer = setTimeout(() => same.click(), OWN_CLICK_MS);
    same.addEventListener("click", () => clearTimeout(timer));
  });
}

/** Lets the space key press a link with the role of a button, as it will press the button of the screen. */
export function pressLinksBySpace(page: HTMLElement) {
  page.addEventListener("keydown", (event) => {
    const control = event.target as HTMLElement;
    if (event.key !== " " || !control.matches("a[role=button]")) return;
    event.preventDefault();
    control.click();
  });
}

/**
 * Keeps what a borrower does in the document's first paint, or prerendered page, until the screen replaces it: a tap on a
 * control is repeated once, and the focus moves to the same control. A tap is discarded when the address has changed,
 * and when its control is unavailable or means something else. Returns the function that discards it.
 */
export function keepInput(place: HTMLElement, { followLink, moveFields }: Options): () => void {
  let tapped: Element | undefined;
  let focused: Element | undefined;
  let address: string;
  let opened: MouseEvent | undefined;
  place.addEventListener("focusin", (event) => {
    focused = event.target as Element;
  });
  place.addEventListener("submit", (event) => event.preventDefault());
  place.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>("button,a[href]");
    if (!control) return;
    // It must not press a control of the next screen.
    const isRepeated = opened && isSamePlace(opened, event) && event.timeStamp - opened.timeStamp < REPEATED_TAP_MS;
    const outcome = isRepeated ? "ignored" : isLink(control) ? followLink(control, event) : "repeat";
    if (!outcome) return;
    event.preventDefault();
    if (outcome === "ignored") return;
    if (tapped) tapped.removeAttribute("aria-busy");
    tapped = undefined;
    if (outcome === "opened") opened = event;
    else {
      tapped = control;
      address = location.href;
      control.setAttribute("aria-busy", "true");
    }
  });
  new MutationObserver((_, observer) => {
    if (place.isConnected) return;
    observer.disconnect();
    const screen = document.getElementById("root") as HTMLElement;
    const field = moveFields?.(place, screen, focused);
    const { activeElement } = document;
    // The screen has moved a focus inside the first paint to its Back or title.
    if (focused && activeElement?.matches("body,[data-back],h1")) {
      const same = field || findSame(place, screen, focused);
      if (same) same.focus({ preventScroll: true });
    }
    // The screen first updates with the moved fields.
    setTimeout(() => {
      const same = tapped && location.href === address && findSame(place, screen, tapped);
      if (same) same.click();
    });
  }).observe(document.body, { childList: true });
  return () => {
    tapped = undefined;
  };
}
