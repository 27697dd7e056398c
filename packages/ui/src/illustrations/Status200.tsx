import { Basket, Leaf } from "./motifs/Basket.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { CLAY, CREAM, LEAF, MANGO, SEA } from "./palette.ts";

const FLAG = "h13l-6.5 14z";

/** A new morning: bunting and a full basket. Also the fallback for a status without an illustration. */
export function Status200() {
  return (
    <Scene sun={{ x: 214, y: 66, r: 23 }}>
      <path stroke="#fff" strokeOpacity=".6" strokeWidth="1.5" strokeLinecap="butt" d="M60 33Q210 67 366 31" />
      <path fill={CLAY} d={`M70 35${FLAG}M170 48${FLAG}M270 46.5${FLAG}`} />
      <path fill={MANGO} d={`M90 38.8${FLAG}M190 48.8${FLAG}M290 44.5${FLAG}`} />
      <path fill={CREAM} d={`M110 42${FLAG}M210 49${FLAG}M310 42${FLAG}`} />
      <path fill={LEAF} d={`M130 44.5${FLAG}M230 48.8${FLAG}M330 38.8${FLAG}`} />
      <path fill={SEA} d={`M150 46.5${FLAG}M250 48${FLAG}M350 35${FLAG}`} />
      <Basket at="translate(268 58) scale(1.02)" />
      <Leaf at="translate(330 92) scale(.7) rotate(-30)" />
    </Scene>
  );
}
