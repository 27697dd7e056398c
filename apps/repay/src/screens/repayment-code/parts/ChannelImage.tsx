import { useState } from "react";
import * as css from "./ChannelImage.module.css";

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
