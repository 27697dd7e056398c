import { useState } from "react";
import * as css from "./ChannelImage.module.css";

/** The channel's own picture, by which a cashier or a borrower knows it; nothing when it cannot be had. */
export function ChannelImage({ src, alt }: { src: string; alt: string }) {
  const [broken, setBroken] = useState<string>();
  if (src === "" || src === broken) return null;
  return (
    <img
      className={css.image}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
