import { correction, generate } from "lean-qr";

const QUIET = 2;
/** Black on white in every terminal, because some phones cannot read inverted codes. */
const INK = "\u001b[38;5;16;48;5;231m";
const PLAIN = "\u001b[0m";

/** Renders an address as a QR code in characters, two rows per line. */
export function drawQr(address: string): string {
  const code = generate(address, { maxCorrectionLevel: correction.L });
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = "";
    for (let x = -QUIET; x < code.size + QUIET; x += 1) {
      const [upper, lower] = [code.get(x, y), code.get(x, y + 1)];
      line += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    lines.push(INK + line + PLAIN);
  }
  return lines.join("\n");
}
