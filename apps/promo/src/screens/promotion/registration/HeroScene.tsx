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
      <Palm />
      <Store />
      <Jeepney />
    </svg>
  );
}

const Palm = () => (
  <g transform="translate(226 106) scale(.85)">
    <path fill="var(--ill-wood)" d="M-3 0C0-26-1-46 6-66l6 2C5-46 6-24 5 0z" />
    <g transform="translate(9 -66)">
      <path fill="var(--ill-leaf-deep)" d="M0 0C-6-14-24-18-36-8-24-10-12-8 0 0zM0 0C8-14 26-16 36-4 24-8 12-6 0 0z" />
      <path
        fill="var(--ill-leaf)"
        d="M0 0C-14-6-28 2-32 16-24 6-12 0 0 0zM0 0c14-4 26 4 28 18C22 8 12 2 0 0zM0 0C-4-12 2-24 12-28 8-18 6-8 0 0z"
      />
      <circle cx="4" cy="5" r="4" fill="var(--ill-mango)" />
    </g>
  </g>
);

const Store = () => (
  <g transform="translate(236 18)">
    <path fill="var(--ill-wood)" d="M10 22h96v66H10z" />
    <path fill="var(--ill-ink)" d="M16 30h84v38H16z" />
    <path fill="var(--ill-mango)" d="M18 34h7v9h-7zM76 34h7v9h-7zM22 56h9v10h-9zM33 59h7v7h-7z" />
    <path fill="var(--ill-sea)" d="M29.6 34h7v9h-7zM87.6 34h7v9h-7zM80 54h10v12H80z" />
    <path fill="var(--ill-leaf)" d="M41.2 34h7v9h-7zM46 66c0-11 5-15 12-15s12 4 12 15z" />
    <path fill="var(--ill-clay)" d="M52.8 34h7v9h-7z" />
    <path fill="var(--ill-cream)" d="M64.4 34h7v9h-7zM81 51h8v3h-8zM6 66h104v6H6z" />
    <circle cx="58" cy="47" r="7" fill="var(--ill-skin)" />
    <path fill="var(--ill-ink)" d="M50.5 48c-1-8 3-11 7.5-11s8.5 3 7.5 11c-2-4-4-5-7.5-5s-5.5 1-7.5 5z" />
    <path fill="var(--ill-leaf-deep)" d="M12 72h92v16H12z" />
    <path stroke="var(--ill-leaf)" strokeWidth="2" d="M30 72v16M48 72v16M66 72v16M84 72v16" />
    <path
      fill="var(--ill-clay)"
      d="M4 12h18v14a9 6 0 0 1-18 0zM40 12h18v14a9 6 0 0 1-18 0zM76 12h18v14a9 6 0 0 1-18 0z"
    />
    <path
      fill="var(--ill-cream)"
      d="M22 12h18v14a9 6 0 0 1-18 0zM58 12h18v14a9 6 0 0 1-18 0zM94 12h18v14a9 6 0 0 1-18 0z"
    />
    <path fill="var(--ill-leaf-deep)" d="M0 8q0-4 4-4h108q4 0 4 4v5H0z" />
  </g>
);

const Jeepney = () => (
  <g transform="translate(108 52) scale(.9)">
    <path fill="var(--ill-ink)" fillOpacity=".25" d="M2 55h116v3H2z" />
    <path fill="var(--ill-clay)" d="M4 48V20q0-4 4-4h74l9 12h15q9 0 9 9v11z" />
    <path fill="var(--ill-cream)" d="M2 14q0-6 6-6h72q6 0 8 8H2zM4 40h111v2.5H4zM103 32h9q3 2 3 6h-12z" />
    <path fill="var(--ill-leaf)" d="M14 2h14v6H14zM48 3h16v5H48zM4 42.5h111V45H4z" />
    <path fill="var(--ill-mango)" d="M30 0h16v8H30zM4 33h108l3 4H4z" />
    <path
      fill="var(--ill-ink)"
      d="M9 20h14v10H9zM26 20h14v10H26zM43 20h14v10H43zM106 47h12v4h-12zM17 50a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM79 50a9 9 0 1 1 18 0 9 9 0 1 1-18 0z"
    />
    <path fill="var(--ill-sea)" d="M62 20h18l7 10H62z" />
    <path
      fill="var(--ill-skin)"
      d="M28.6 26a3.4 3.4 0 1 1 6.8 0v4h-6.8zM45.6 26a3.4 3.4 0 1 1 6.8 0v4h-6.8zM66 26a3.4 3.4 0 1 1 6.8 0v4H66z"
    />
    <circle cx="26" cy="50" r="3.6" fill="var(--ill-cream)" />
    <circle cx="88" cy="50" r="3.6" fill="var(--ill-cream)" />
  </g>
);
