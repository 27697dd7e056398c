import { useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { ErrorLine } from "../field/ErrorLine.tsx";
import { useMessages } from "../locale/locale.tsx";
import { starMessages } from "../messages/source.ts";
import * as choice from "../radio-list/Choice.module.css";
import * as css from "./StarRating.module.css";

const STARS = [1, 2, 3, 4, 5] as const;
const SHAPE = "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z";

/** The number of chosen stars; 0 means none yet. */
export type Stars = 0 | (typeof STARS)[number];

interface StarRatingProps {
  /** The subject of the rating; the group's accessible name. */
  label: string;
  value: Stars;
  onChange: (stars: Stars) => void;
  /** Why no star is not enough; shown until one is chosen. */
  error?: string;
}

/** Five stars as radio buttons named `1 star` to `5 stars`. The choice appears below as text. */
export function StarRating({ label, value, onChange, error = "" }: StarRatingProps) {
  const { star, chosen } = useMessages(starMessages);
  const name = useId();
  const isWrong = error !== "" && value === 0;
  const errorId = `${name}-error`;
  return (
    <>
      <div
        className={css.stars}
        role="radiogroup"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      >
        {STARS.map((count) => (
          <label key={count} className={joinClasses(css.star, count <= value && css.on)}>
            <input
              className={choice.input}
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              aria-label={star(count)}
              onChange={() => onChange(count)}
            />
            <svg className={choice.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={SHAPE} />
            </svg>
          </label>
        ))}
      </div>
      <div className={css.text} role="status">
        {value > 0 && chosen(value)}
        {isWrong && <ErrorLine id={errorId}>{error}</ErrorLine>}
      </div>
    </>
  );
}
