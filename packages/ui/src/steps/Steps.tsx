import * as css from "./Steps.module.css";

/** What to do, one thing after another, numbered. */
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
