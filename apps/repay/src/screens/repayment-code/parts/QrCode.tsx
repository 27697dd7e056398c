import * as css from "./QrCode.module.css";

/** Width of the quiet zone that a reader needs on every side, in modules. */
const QUIET = 4;

interface QrCodeProps {
  qr: { readonly size: number; readonly path: string };
  label: string;
}

/** A QR code that fills its width, up to the size that a reader needs. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className={css.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
