import type { ReactNode } from "react";
import * as css from "./Shot.module.css";

interface PhoneShotProps {
  /** Selects the colour of the wallet. */
  wallet: "first" | "second";
  title: string;
  children: ReactNode;
}

/** A phone with a wallet's screen, 200 by 260. Decorative: the step next to it has the same content. */
export function PhoneShot({ wallet, title, children }: PhoneShotProps) {
  return (
    <svg className={css.shot} viewBox="0 0 200 260" aria-hidden="true" focusable="false">
      <rect className={css.body} x="32" y="10" width="136" height="244" rx="16" />
      <rect className={css.screen} x="38" y="18" width="124" height="228" rx="9" />
      <path
        className={wallet === "first" ? css.first : css.second}
        d="M47 18h106a9 9 0 0 1 9 9v25H38V27a9 9 0 0 1 9-9z"
      />
      <text className={css.onColour} x="48" y="42">
        {title}
      </text>
      {children}
    </svg>
  );
}
