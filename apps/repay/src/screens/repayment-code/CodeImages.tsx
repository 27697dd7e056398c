import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";
import { useState } from "react";
import * as css from "./RepaymentCodeScreen.module.css";

/** Width of the quiet zone that a scanner needs on both sides of the bars, in modules. */
const BAR_QUIET = 10;
const HEIGHT = 64;

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

/** The code as a CODE128 barcode. Renders nothing when the code cannot be encoded. */
export function Barcode({ code, label }: { code: string; label: string }) {
  const modules = encodeBarcode(code);
  if (modules === undefined) return null;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${BAR_QUIET + index} 0h${bar.length}v${HEIGHT}h-${bar.length}z`,
  );
  return (
    <svg
      className={css.barcode}
      viewBox={`0 0 ${modules.length + 2 * BAR_QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={bars.join("")} fill="#000" />
    </svg>
  );
}

interface ChannelImageProps {
  src: string;
  alt: string;
  /** Whether the picture is the QR code itself, to be scanned. */
  large?: boolean;
  /** Text to show when the picture is missing or fails to load. */
  missing?: string;
}

/** The channel's picture: its logo, or the QR code as an image. */
export function ChannelImage({ src, alt, large = false, missing = "" }: ChannelImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === "" || src === failedSrc) return missing === "" ? null : <p>{missing}</p>;
  return (
    <img
      className={large ? css.large : css.image}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
}
