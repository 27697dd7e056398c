import { Scene } from "./motifs/Scene.tsx";

/** Only hills, for the sky of a screen about money. */
export function LowHills() {
  return <Scene />;
}
