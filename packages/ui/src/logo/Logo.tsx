import { useState } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Logo.module.css";

interface LogoProps {
  /** Address of the picture. If it is empty, missing or broken, the initial of the name is shown. */
  src?: string;
  name: string;
  size?: "s" | "m";
  /** Grey, for an option that cannot be chosen. */
  muted?: boolean;
}

/** The small picture of a product, bank or channel. Decoration: its name always appears beside it. */
export function Logo({ src = "", name, size = "m", muted = false }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  const isInitial = src === "" || src === broken;
  const side = size === "s" ? 32 : 40;
  const [initial = ""] = name.trim().toUpperCase();
  return (
    <span
      className={joinClasses(css.logo, size === "s" && css.small, muted && css.muted, !isInitial && css.picture)}
      aria-hidden="true"
    >
      {isInitial ? (
        initial
      ) : (
        <img
          src={src}
          alt=""
          width={side}
          height={side}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
