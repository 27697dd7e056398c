import { correction, generate } from "lean-qr";

/**
 * Returns a QR code as an SVG path over a square of `size` modules, or undefined when the text is empty or too long.
 */
export function encodeQr(text: string): { readonly size: number; readonly path: string } | undefined {
  if (text === "") return undefined;
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
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
