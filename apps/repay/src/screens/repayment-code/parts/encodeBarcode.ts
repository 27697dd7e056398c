import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";

/** Longer than this its bars are too thin for a phone's screen. */
const LENGTH_MAX = 32;

/** The modules of a CODE128 barcode, `1` for a bar; undefined for a code that no scanner could read. */
export function encodeBarcode(code: string): string | undefined {
  const text = code.replace(/\s+/g, "");
  if (text === "" || text.length > LENGTH_MAX || !/^[\x20-\x7e]+$/.test(text)) return undefined;
  const encoder = new CODE128(text, {});
  return encoder.valid() ? encoder.encode().data : undefined;
}
