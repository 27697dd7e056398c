import * as css from "./Barcode.module.css";
import { encodeBarcode } from "./encodeBarcode.ts";

/** Width of the quiet zone that a scanner needs on both sides of the bars, in modules. */
const QUIET = 10;
const HEIGHT = 64;

/** The code as a CODE128 barcode. Renders nothing when the code cannot be encoded. */
export function Barcode({ code, label }: { code: string; label: string }) {
  const modules = encodeBarcode(code);
  if (modules === undefined) return null;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${QUIET + index} 0h${bar.length}v${HEIGHT}h-${bar.length}z`,
  );
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={bars.join("")} />
    </svg>
  );
}
