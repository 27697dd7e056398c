import { correction, generate, mode } from "lean-qr";
import * as css from "./RepaymentCodeScreen.module.css";

const ASCII = /^[\x20-\x7e]+$/;

/**
 * Encodes a QR code as an SVG path over a square of `size` modules, or returns undefined when the text is empty or too long.
 * Text beyond ASCII is one segment of UTF-8 without a character set: a wallet may lose a segment of Latin-1, and a reader may
 * not know the sign that announces a character set.
 */
export function encodeQr(text: string) {
  if (text === "") return undefined;
  try {
    const content = ASCII.test(text) ? text : mode.bytes(new TextEncoder().encode(text));
    const code = generate(content, { minCorrectionLevel: correction.M });
    const rows: string[] = [];
    for (let y = 0; y < code.size; y += 1) {
      let row = "";
      for (let x = 0; x < code.size; x += 1) row += code.get(x, y) ? "1" : "0";
      for (const { 0: run, index } of row.matchAll(/1+/g)) rows.push(`M${index} ${y}h${run.length}v1h-${run.length}z`);
    }
    return { size: code.size, path: rows.join("") };
  } catch {
    return undefined;
  }
}

/** Width of the quiet zone that a reader needs on every side, in modules. */
const QR_QUIET = 4;

/** A QR code that fills its width, up to the size that a reader needs. */
export function QrCode({ qr: { size, path }, label }: { qr: NonNullable<ReturnType<typeof encodeQr>>; label: string }) {
  const side = size + 2 * QR_QUIET;
  return (
    <svg
      className={css.qr}
      viewBox={`${-QR_QUIET} ${-QR_QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QR_QUIET} y={-QR_QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
