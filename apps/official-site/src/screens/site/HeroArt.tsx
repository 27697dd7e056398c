import { Palm } from "@lending/ui/illustrations/palm";
import { FullStore, Jeepney } from "@lending/ui/illustrations/street";
import { useId } from "react";

const CLOUD = "M8 20a8 8 0 0 1 1-16 12 12 0 0 1 22-1 9 9 0 0 1 8 17z";

/** Hero illustration: a jeepney leaves the neighbourhood store in the morning. */
export function HeroArt({ className }: { className: string | undefined }) {
  const glow = useId();
  return (
    <svg className={className} viewBox="0 0 480 220" aria-hidden="true" focusable="false">
      <radialGradient id={glow}>
        <stop stopColor="var(--ill-glow)" stopOpacity=".62" />
        <stop offset=".34" stopColor="var(--ill-glow)" stopOpacity=".3" />
        <stop offset=".64" stopColor="var(--ill-glow)" stopOpacity=".08" />
        <stop offset="1" stopColor="var(--ill-glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="150" cy="84" r="140.8" fill={`url(#${glow})`} />
      <circle cx="150" cy="84" r="42.9" fill="var(--ill-glow)" fillOpacity=".3" />
      <circle cx="150" cy="84" r="32" fill="var(--ill-sun)" />
      <path
        fill="#fff"
        fillOpacity=".13"
        d="M-1400 220V150C-900 90-300 170-60 160S180 96 300 112s140 22 240 8 500 60 1200 10v90z"
      />
      <path fill="#000" fillOpacity=".2" d="M-1400 220v-34C-700 170-160 196 60 184s300-12 480-4 600 12 1200-6v46z" />
      <path transform="translate(36 64) scale(1.2)" fill="#fff" fillOpacity=".5" d={CLOUD} />
      <path transform="translate(228 40)" fill="#fff" fillOpacity=".45" d={CLOUD} />
      <Palm at="translate(258 188) scale(1.35)" />
      <FullStore at="translate(276 74) scale(1.3)" />
      <Jeepney at="translate(96 138) scale(1.02)" />
      <Palm at="translate(452 190) scale(1.05)" />
    </svg>
  );
}
