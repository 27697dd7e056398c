import * as css from "./Points.module.css";

/** A list with a disc before each point. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={css.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
