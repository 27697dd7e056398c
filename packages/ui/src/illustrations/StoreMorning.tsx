import { Cloud } from "./motifs/Cloud.tsx";
import { Hills, Sky } from "./motifs/Hills.tsx";
import { Glow } from "./motifs/Scene.tsx";
import { FullStore, Palm } from "./motifs/Store.tsx";
import { Jeepney } from "./motifs/Street.tsx";
import { SUN } from "./palette.ts";

/** The picture of the public pages: a jeepney leaves the neighbourhood store in the morning. */
export function StoreMorning() {
  return (
    <Sky>
      <Glow x={62} y={66} r={20} />
      <circle cx="62" cy="66" r="20" fill={SUN} />
      <Hills />
      <Cloud at="translate(110 40) scale(.9)" opacity={0.5} />
      <Palm at="translate(226 106) scale(.85)" />
      <FullStore at="translate(236 18)" />
      <Jeepney at="translate(108 52) scale(.9)" />
    </Sky>
  );
}
