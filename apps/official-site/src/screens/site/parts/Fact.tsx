import type { ReactNode } from "react";
import * as css from "./Fact.module.css";
import { SubHeading } from "./SubHeading.tsx";

interface FactProps {
  title: string;
  isCurrent: boolean;
  children: ReactNode;
}

/** A heading with text below it. */
export function Fact({ title, isCurrent, children }: FactProps) {
  return (
    <div>
      <SubHeading isCurrent={isCurrent}>{title}</SubHeading>
      <div className={css.text}>{children}</div>
    </div>
  );
}
