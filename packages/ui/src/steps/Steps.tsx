import * as css from "./Steps.module.css";

/** A numbered list of steps to follow. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, index) => (
        <li key={`${index}-${step}`} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
