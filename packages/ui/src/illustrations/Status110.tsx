import { Cloud } from "./motifs/Cloud.tsx";
import { Cup, Ledger } from "./motifs/Desk.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { CREAM } from "./palette.ts";

/** Morning: the store's ledger is being read over coffee. */
export function Status110() {
  return (
    <Scene sun={{ x: 206, y: 58, r: 17 }}>
      <Cloud at="translate(138 62) scale(.8)" opacity={0.5} />
      <Ledger at="translate(258 26) scale(.93) rotate(-6)" />
      <Cup at="translate(318 78) scale(.8)" steam={CREAM} />
    </Scene>
  );
}
