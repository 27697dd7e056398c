import type { ReactNode } from "react";
import * as css from "./ContactCard.module.css";

/** A contact's icon and words, be it a link, a button or neither. */
export function ContactWords({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
      <bdi className={css.words}>{children}</bdi>
    </>
  );
}
