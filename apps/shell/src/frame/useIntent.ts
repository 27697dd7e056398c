import { useEffect } from "react";
import { savesData } from "./savesData.ts";
import { wantedAddress } from "./wantedAddress.ts";

/** What comes before a tap or an Enter: a finger on the glass, a pointer pressed, the keyboard on a control. */
const SIGNS = ["touchstart", "pointerdown", "focusin"] as const;

/**
 * Calls when somebody is about to go to another address of the product, some 80 ms before the tap is one. Who saves data is
 * left alone: a finger that scrolls would cost them.
 */
export function useIntent(prepare: (address: URL) => void) {
  useEffect(() => {
    const notice = ({ target }: Event) => {
      if (savesData()) return;
      const address = wantedAddress(target, location.href);
      if (address) prepare(address);
    };
    const options = { capture: true, passive: true };
    for (const sign of SIGNS) document.addEventListener(sign, notice, options);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice, options);
    };
  }, [prepare]);
}
