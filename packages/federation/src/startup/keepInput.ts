const NAVIGATION_GUARD_MS = 500;

const nameOf = (control: Element) => control.getAttribute("aria-label") || (control.textContent || "").trim();
const meaningOf = (control: Element) =>
  [nameOf(control), control.getAttribute("data-to") || control.getAttribute("href")].join();
const alike = (place: Element, control: Element) =>
  [...place.querySelectorAll("button,a")].filter((one) => meaningOf(one) === meaningOf(control));
const plain = (element: Element | null) => (element?.textContent || "").replace(/\s/g, "");

/** Returns the control of the screen that replaces a control of the skeleton, if it means the same and is usable. */
export function findSame(place: Element, screen: Element, control: Element): HTMLElement | undefined {
  const same = alike(screen, control)[alike(place, control).indexOf(control)];
  // Another amount than the shown one is another action.
  const hasSameAmount = plain(screen).includes(plain(place.querySelector('[data-fact="amount"]')));
  return same && hasSameAmount && !same.matches(":disabled,[aria-disabled=true],[inert] *")
    ? (same as HTMLElement)
    : undefined;
}

interface Options {
  /** Opens a link at once. Returns false when the screen should handle its tap. */
  readonly openLink: (link: HTMLElement) => boolean;
  /** Copies the state of fields to the screen. Returns the field that replaces the focused one. */
  readonly moveFields?: ((place: Element, screen: Element, focused: Element | undefined) => Element | undefined) | false;
}

/**
 * Keeps what a borrower does in the document's skeleton, or prerendered page, until the screen replaces it: a tap on a
 * control is repeated once, and the focus moves to the same control. A tap is discarded when the address has changed,
 * and when its control is unavailable or means something else. Returns the function that discards it.
 */
export function keepInput(place: HTMLElement, { openLink, moveFields }: Options): () => void {
  let tapped: Element | undefined;
  let pressed: Element | undefined;
  let focused: Element | undefined;
  let address = "";
  let openedAt = -NAVIGATION_GUARD_MS;
  const controlOf = ({ target }: Event) => (target as Element).closest("button,[data-to]") || undefined;
  const discard = () => {
    tapped?.removeAttribute("aria-busy");
    tapped = undefined;
  };
  place.addEventListener("pointerdown", (event) => {
    pressed = controlOf(event);
  });
  place.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  place.addEventListener("focusout", () => {
    // Also fires when the screen removes the focused element.
    setTimeout(() => {
      if (place.isConnected && !place.contains(document.activeElement)) focused = undefined;
    });
  });
  place.addEventListener("submit", (event) => event.preventDefault());
  place.addEventListener("click", (event) => {
    pressed = undefined;
    const control = controlOf(event) as HTMLElement | undefined;
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    // The second tap of a double tap must not press a control of the next screen.
    if (event.timeStamp - openedAt < NAVIGATION_GUARD_MS) return;
    discard();
    if (control.hasAttribute("href") && openLink(control)) {
      openedAt = event.timeStamp;
      return;
    }
    tapped = control;
    address = location.href;
    control.setAttribute("aria-busy", "true");
  });
  const repeat = (control: Element, screen: Element) => findSame(place, screen, control)?.click();
  new MutationObserver((_, observer) => {
    const screen = document.getElementById("root");
    if (place.isConnected || !screen) return;
    observer.disconnect();
    const field = moveFields && moveFields(place, screen, focused);
    // The screen has moved a focus inside the skeleton to its Back or title.
    if (focused && document.activeElement?.matches("body,[data-back],h1")) {
      ((field || findSame(place, screen, focused)) as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    // The screen first updates with the moved fields.
    setTimeout(() => {
      if (tapped && location.href === address) repeat(tapped, screen);
    });
    // A mouse that was pressed on the skeleton is released on the screen: the browser then clicks their common parent.
    const control = pressed;
    if (!control) return;
    const onClick = ({ target }: Event) => {
      if ((target as Element).contains(screen)) repeat(control, screen);
    };
    document.addEventListener("click", onClick, { once: true });
  }).observe(document.body, { childList: true });
  return discard;
}
