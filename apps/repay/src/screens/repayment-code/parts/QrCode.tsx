import * as css from "./QrCode.module.css";

/** The quiet zone that a reader needs on every side. */
const QUIET = 4;

interface QrCodeProps {
  qr: { readonly size: number; readonly path: string };
  label: string;
}

/** A QR code that fills its width up to what a reader needs. */
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
