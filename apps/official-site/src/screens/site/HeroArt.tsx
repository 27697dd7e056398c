import { useId } from "react";

// Colour tokens of the illustrations, so that they are muted in dark mode.
const SUN = "var(--ill-sun)";
const GLOW = "var(--ill-glow)";
const MANGO = "var(--ill-mango)";
const LEAF = "var(--ill-leaf)";
const LEAF_DEEP = "var(--ill-leaf-deep)";
const CLAY = "var(--ill-clay)";
const CREAM = "var(--ill-cream)";
const WOOD = "var(--ill-wood)";
const SEA = "var(--ill-sea)";
const INK = "var(--ill-ink)";
const SKIN = "var(--ill-skin)";

const CLOUD = "M8 20a8 8 0 0 1 1-16 12 12 0 0 1 22-1 9 9 0 0 1 8 17z";

/** Hero illustration: a jeepney leaves the neighbourhood store in the morning. */
export function HeroArt({ className }: { className: string | undefined }) {
  const glow = useId();
  return (
    <svg className={className} viewBox="0 0 480 220" aria-hidden="true" focusable="false">
      <radialGradient id={glow}>
        <stop stopColor={GLOW} stopOpacity=".62" />
        <stop offset=".34" stopColor={GLOW} stopOpacity=".3" />
        <stop offset=".64" stopColor={GLOW} stopOpacity=".08" />
        <stop offset="1" stopColor={GLOW} stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="84" r="140.8" fill={`url(#${glow})`} />
      <circle cx="150" cy="84" r="42.9" fill={GLOW} fillOpacity=".3" />
      <circle cx="150" cy="84" r="32" fill={SUN} />
      <path
        fill="#fff"
        fillOpacity=".13"
        d="M-1400 220V150C-900 90-300 170-60 160S180 96 300 112s140 22 240 8 500 60 1200 10v90z"
      />
      <path fill="#000" fillOpacity=".2" d="M-1400 220v-34C-700 170-160 196 60 184s300-12 480-4 600 12 1200-6v46z" />
      <path transform="translate(36 64) scale(1.2)" fill="#fff" fillOpacity=".5" d={CLOUD} />
      <path transform="translate(228 40)" fill="#fff" fillOpacity=".45" d={CLOUD} />
      <Palm at="translate(258 188) scale(1.35)" />
      <g transform="translate(276 74) scale(1.3)">
        <path fill={WOOD} d="M10 22h96v66H10z" />
        <path fill={INK} d="M16 30h84v38H16z" />
        <path fill={MANGO} d="M18 34h7v9h-7z" />
        <path fill={SEA} d="M29.6 34h7v9h-7z" />
        <path fill={LEAF} d="M41.2 34h7v9h-7z" />
        <path fill={CLAY} d="M52.8 34h7v9h-7z" />
        <path fill={CREAM} d="M64.4 34h7v9h-7z" />
        <path fill={MANGO} d="M76 34h7v9h-7z" />
        <path fill={SEA} d="M87.6 34h7v9h-7z" />
        <path fill={LEAF} d="M46 66c0-11 5-15 12-15s12 4 12 15z" />
        <circle cx="58" cy="47" r="7" fill={SKIN} />
        <path fill={INK} d="M50.500 48c-1-8 3-11 7.500-11s8.500 3 7.500 11c-2-4-4-5-7.500-5s-5.500 1-7.500 5z" />
        <path fill={SEA} d="M80 54h10v12H80z" />
        <path fill={CREAM} d="M81 51h8v3h-8z" />
        <path fill={MANGO} d="M22 56h9v10h-9zM33 59h7v7h-7z" />
        <path fill={CREAM} d="M6 66h104v6H6z" />
        <path fill={LEAF_DEEP} d="M12 72h92v16H12z" />
        <path stroke={LEAF} strokeWidth="2" d="M30 72v16M48 72v16M66 72v16M84 72v16" />
        <path fill={CLAY} d="M4 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={CREAM} d="M22 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={CLAY} d="M40 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={CREAM} d="M58 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={CLAY} d="M76 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={CREAM} d="M94 12h18v14a9 6 0 0 1-18 0z" />
        <path fill={LEAF_DEEP} d="M0 8q0-4 4-4h108q4 0 4 4v5H0z" />
      </g>
      <g transform="translate(96 138) scale(1.02)">
        <path fill={INK} fillOpacity=".25" d="M2 55h116v3H2z" />
        <path fill={CLAY} d="M4 48V20q0-4 4-4h74l9 12h15q9 0 9 9v11z" />
        <path fill={CREAM} d="M2 14q0-6 6-6h72q6 0 8 8H2z" />
        <path fill={LEAF} d="M14 2h14v6H14zM48 3h16v5H48z" />
        <path fill={MANGO} d="M30 0h16v8H30z" />
        <path fill={INK} d="M9 20h14v10H9zM26 20h14v10H26zM43 20h14v10H43z" />
        <path fill={SEA} d="M62 20h18l7 10H62z" />
        <circle cx="32" cy="26" r="3.4" fill={SKIN} />
        <circle cx="49" cy="26" r="3.4" fill={SKIN} />
        <circle cx="69" cy="26" r="3.4" fill={SKIN} />
        <path fill={MANGO} d="M4 33h108l3 4H4z" />
        <path fill={CREAM} d="M4 40h111v2.5H4z" />
        <path fill={LEAF} d="M4 42.500h111V45H4z" />
        <path fill={CREAM} d="M103 32h9q3 2 3 6h-12z" />
        <path fill={INK} d="M106 47h12v4h-12z" />
        <circle cx="26" cy="50" r="9" fill={INK} />
        <circle cx="26" cy="50" r="3.600" fill={CREAM} />
        <circle cx="88" cy="50" r="9" fill={INK} />
        <circle cx="88" cy="50" r="3.600" fill={CREAM} />
      </g>
      <Palm at="translate(452 190) scale(1.05)" />
    </svg>
  );
}

/** A coconut palm with its origin at the foot of the trunk. */
function Palm({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path fill={WOOD} d="M-3 0C0-26-1-46 6-66l6 2C5-46 6-24 5 0z" />
      <g transform="translate(9 -66)">
        <path fill={LEAF_DEEP} d="M0 0C-6-14-24-18-36-8-24-10-12-8 0 0zM0 0C8-14 26-16 36-4 24-8 12-6 0 0z" />
        <path
          fill={LEAF}
          d="M0 0C-14-6-28 2-32 16-24 6-12 0 0 0zM0 0c14-4 26 4 28 18C22 8 12 2 0 0zM0 0C-4-12 2-24 12-28 8-18 6-8 0 0z"
        />
        <circle cx="-3" cy="4" r="4" fill={WOOD} />
        <circle cx="4" cy="5" r="4" fill={MANGO} />
      </g>
    </g>
  );
}
