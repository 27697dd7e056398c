import { Scene } from "./motifs/Scene.tsx";
import { Jeepney } from "./motifs/Street.tsx";

/** Dawn: a jeepney sets out. */
export function Status21() {
  return (
    <Scene sun={{ x: 192, y: 74, r: 24 }}>
      <Jeepney at="translate(236 50) scale(.92)" />
    </Scene>
  );
}
