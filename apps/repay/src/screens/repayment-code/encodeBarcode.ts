import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";

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
