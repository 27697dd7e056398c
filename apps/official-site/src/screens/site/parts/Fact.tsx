import type { ReactNode } from "react";
import * as css from "./Fact.module.css";
import { SubHeading } from "./SubHeading.tsx";

interface FactProps {
  title: string;
  isAsked: boolean;
  children: ReactNode;
}

/** A heading and what is to be known under it. */
export function Fact({ title, isAsked, children }: FactProps) {
  return (
    <div>
      <SubHeading isAsked={isAsked}>{title}</SubHeading>
      <div className={css.text}>{children}</div>
    </div>
  );
}
