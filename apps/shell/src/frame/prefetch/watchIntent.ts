/** Returns the address that a control opens: a link's `href`, or a button's `data-to`. Undefined for all other controls. */
export function controlAddress(target: EventTarget | null, base: string): URL | undefined {
  const control = target instanceof Element ? target.closest("a[href], [data-to]") : null;
  const to = control?.getAttribute("data-to") ?? control?.getAttribute("href");
  if (!to || control?.matches("[target]:not([target=_self]), :disabled, [aria-disabled=true]")) return undefined;
  try {
    const address = new URL(to, base);
    return address.origin === new URL(base).origin ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Events before a tap or Enter: a touch, a pressed pointer, the keyboard focus on a control. */
const SIGNS = ["touchstart", "pointerdown", "focusin"] as const;

/** Calls `prepare` when a finger touches a link, about 80 ms before the tap ends. Returns its end. */
export function watchIntent(prepare: (address: URL) => void): () => void {
  const notice = ({ target }: Event) => {
    const address = controlAddress(target, location.href);
    if (address) prepare(address);
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, notice, options);
  };
}
