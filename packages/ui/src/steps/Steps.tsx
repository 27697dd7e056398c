import { Figures } from "../figures/Figures.tsx";
import * as css from "./Steps.module.css";

/** A numbered list of steps to follow. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={`${index}-${step}`} className={css.step}>
          <Figures>{step}</Figures>
        </li>
      ))}
    </ol>
  );
}
