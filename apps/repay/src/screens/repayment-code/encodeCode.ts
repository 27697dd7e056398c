import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";
import { correction, generate } from "lean-qr";

/** The bars of a longer code are too thin for a phone's screen. */
const LENGTH_MAX = 32;

/**
 * Returns the modules of a CODE128 barcode, `1` for a bar, or undefined for a code that cannot be encoded or scanned.
 */
export function encodeBarcode(code: string): string | undefined {
  const text = code.replace(/\s+/g, "");
  if (text === "" || text.length > LENGTH_MAX || !/^[\x20-\x7e]+$/.test(text)) return undefined;
  const encoder = new CODE128(text, {});
  return encoder.valid() ? encoder.encode().data : undefined;
}

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
