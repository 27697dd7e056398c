import { controlAddress } from "./controlAddress.ts";

/** Events before a tap or Enter: a touch, a pressed pointer, the keyboard focus on a control. */
const SIGNS = ["touchstart", "pointerdown", "focusin"] as const;

/**
 * Calls `prepare` before a borrower opens another address of the product, about 80 ms before the tap ends. Returns the
 * function that stops it.
 */
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
