import type { ReactNode } from "react";
import { useMessages } from "../locale/index.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { words } from "../words/words.ts";
import * as css from "./Skeleton.module.css";

/** Announces that content is loading, and shows its skeleton after 150 ms. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { loading } = useMessages(words);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className={css.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
