import { Cloud } from "./motifs/Cloud.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { CLAY, CREAM, MANGO, WOOD } from "./palette.ts";

const FAR_SHORE =
  "M-1600 132V82C-1100 64-800 70-500 74S-120 92 30 86s120-12 170-8 120 6 200 2 500-18 900-6 400 8 600 6v52z";

/** Late morning: an outrigger boat at rest. */
export function Status151() {
  const sea = (
    <>
      <path fill="#fff" fillOpacity=".13" d={FAR_SHORE} />
      <path fill="#000" fillOpacity=".2" d="M-1600 92h3500v40h-3500z" />
      <path
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
        d="M40 99h22M96 106h14M150 98h26M330 100h18M20 110h12M-90 102h20M420 104h16"
      />
    </>
  );
  return (
    <Scene sun={{ x: 216, y: 50, r: 17 }} ground={sea}>
      <Cloud at="translate(144 52) scale(.8)" opacity={0.5} />
      <g transform="translate(252 84) scale(.98)">
        <path fill={CREAM} d="M46-50v42h34C78-26 66-42 46-50z" />
        <path fill={CLAY} d="M42-40v32H18C22-22 30-32 42-40z" />
        <path stroke={WOOD} strokeWidth="3" strokeLinecap="butt" d="M44-54V4" />
        <path fill={WOOD} d="M-6-2q50 10 104-4-8 20-30 20H22Q4 14-6-2z" />
        <path fill={MANGO} d="M-3 2q48 9 98-3l-2 4q-48 11-94 3z" />
        <path stroke={CREAM} strokeWidth="2.5" d="M10 22h76M28 8l-6 14M68 8l7 14" />
      </g>
    </Scene>
  );
}
