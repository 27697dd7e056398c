import type { ReactNode } from "react";
import * as css from "./ContactCard.module.css";

/** The icon and text of a contact, inside a link, a button or neither. */
export function ContactLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
      <bdi className={css.words}>{children}</bdi>
    </>
  );
}
