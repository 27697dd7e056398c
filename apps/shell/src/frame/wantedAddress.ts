/** Returns the address that a control opens: a link's `href`, or a button's `data-to`. Undefined for all other controls. */
export function wantedAddress(target: EventTarget | null, here: string): URL | undefined {
  const control = target instanceof Element ? target.closest("a[href], [data-to]") : null;
  const to = control?.getAttribute("data-to") ?? control?.getAttribute("href");
  if (!to || control?.matches("[target]:not([target=_self]), :disabled, [aria-disabled=true]")) return undefined;
  try {
    const address = new URL(to, here);
    return address.origin === new URL(here).origin ? address : undefined;
  } catch {
    return undefined;
  }
}
