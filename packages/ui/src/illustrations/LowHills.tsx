import { Scene } from "./motifs/Scene.tsx";

/** Hills alone, for the sky of a screen about money. */
export function LowHills() {
  return <Scene />;
}
