import { useState } from "react";
import * as css from "./ChannelImage.module.css";

interface ChannelImageProps {
  src: string;
  alt: string;
  /** It is the QR code itself, to be scanned. */
  large?: boolean;
  /** Said in its place when it cannot be had. */
  missing?: string;
}

/** The channel's own picture: by which a cashier or a borrower knows it, or the QR code that the channel has drawn. */
export function ChannelImage({ src, alt, large = false, missing = "" }: ChannelImageProps) {
  const [broken, setBroken] = useState<string>();
  if (src === "" || src === broken) return missing === "" ? null : <p>{missing}</p>;
  return (
    <img
      className={large ? css.large : css.image}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
