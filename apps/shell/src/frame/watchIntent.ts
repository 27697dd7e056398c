import { wantedAddress } from "./wantedAddress.ts";

/** What comes before a tap or an Enter: a finger on the glass, a pointer pressed, the keyboard on a control. */
const SIGNS = ["touchstart", "pointerdown", "focusin"] as const;

/**
 * Calls when somebody is about to go to another address of the product, some 80 ms before the tap is one. Gives the
 * function that stops it.
 */
export function watchIntent(prepare: (address: URL) => void): () => void {
  const notice = ({ target }: Event) => {
    const address = wantedAddress(target, location.href);
    if (address) prepare(address);
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, notice, options);
  };
}
