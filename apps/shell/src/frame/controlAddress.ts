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
