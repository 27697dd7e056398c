import { Cloud } from "./motifs/Cloud.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { CLAY, CREAM, MANGO, SUN, WOOD } from "./palette.ts";

/** Dusk with rain: an umbrella outside, a light on at home. */
export function Status180() {
  return (
    <Scene sun={{ x: 178, y: 80, r: 25 }}>
      <Cloud at="translate(204 33) scale(1.1)" opacity={0.6} />
      <Cloud at="translate(302 30) scale(.85)" opacity={0.45} />
      <path
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="2.2"
        d="M212 62l-4 10M228 61l-4 10M244 63l-4 10M324 54l-3 8M336 56l-3 8"
      />
      <g transform="translate(266 38) scale(.95)">
        <path fill={WOOD} d="M8 24h60v40H8z" />
        <path fill={CLAY} d="M0 28L38 0l38 28z" />
        <path fill={SUN} d="M18 36h16v15H18zM44 36h14v28H44z" />
        <path stroke={WOOD} strokeWidth="2" strokeLinecap="butt" d="M26 36v15M18 43h16" />
      </g>
      <g transform="translate(232 78) scale(.66) rotate(-8)">
        <path
          fill={CLAY}
          d="M-34 0C-32-24-14-32 0-32S32-24 34 0q-6-6-11.5 0-5.5-6-11.5 0Q5-6 0 0q-5-6-11 0-6-6-11.5 0Q-28-6-34 0z"
        />
        <path fill={MANGO} d="M-11 0C-10-20-4-32 0-32S10-20 11 0Q5-6 0 0q-5-6-11 0z" />
        <path stroke={CREAM} strokeWidth="3" d="M0-2v32q0 6 6 6t6-6M0-32v-5" />
      </g>
    </Scene>
  );
}
