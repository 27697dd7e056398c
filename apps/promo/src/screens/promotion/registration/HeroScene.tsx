import { Palm } from "@lending/ui/illustrations/palm";
import { FullStore, Jeepney } from "@lending/ui/illustrations/street";
import { useId } from "react";
import * as css from "./Hero.module.css";

/** Hero illustration: a jeepney passes the neighbourhood store. Wider than any phone, so that it fills a tablet. */
export function HeroScene() {
  const id = useId();
  return (
    <svg
      className={css.scene}
      viewBox="0 0 360 132"
      preserveAspectRatio="xMaxYMax"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={id}>
        <stop stopColor="var(--ill-glow)" stopOpacity=".62" />
        <stop offset=".34" stopColor="var(--ill-glow)" stopOpacity=".3" />
        <stop offset=".64" stopColor="var(--ill-glow)" stopOpacity=".08" />
        <stop offset="1" stopColor="var(--ill-glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="62" cy="66" r="88" fill={`url(#${id})`} />
      <circle cx="62" cy="66" r="26.8" fill="var(--ill-glow)" fillOpacity=".3" />
      <circle cx="62" cy="66" r="20" fill="var(--ill-sun)" />
      <path
        fill="#fff"
        fillOpacity=".13"
        d="M-1600 132V70C-1200 44-880 58-660 66S-160 104 10 94 150 66 236 72s90 16 164 8S700 48 1000 66s500 20 900 8v58z"
      />
      <path
        fill="#000"
        fillOpacity=".2"
        d="M-1600 132v-22C-1200 92-900 88-600 98S-60 112 96 104s190-8 304-4 400 12 700 2 500-6 800-2v32z"
      />
      <path
        transform="translate(110 40) scale(.9)"
        fill="#fff"
        fillOpacity=".5"
        d="M8 20a8 8 0 0 1 1-16 12 12 0 0 1 22-1 9 9 0 0 1 8 17z"
      />
      <Palm at="translate(226 106) scale(.85)" />
      <FullStore at="translate(236 18)" />
      <Jeepney at="translate(108 52) scale(.9)" />
    </svg>
  );
}
