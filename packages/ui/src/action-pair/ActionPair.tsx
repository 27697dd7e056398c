import { useId } from "react";
import { Button } from "../button/Button.tsx";
import { ChevronRightIcon } from "../icon/ChevronRightIcon.tsx";
import * as css from "./ActionPair.module.css";

/** One choice of a pair: its words, what it does, and whether its answer is awaited. */
export interface PairAction {
  readonly label: string;
  readonly onClick: () => void;
  /** The address of the product that it leads to, so that it can be made ready while the finger is still down. */
  readonly to?: string;
  readonly waiting?: boolean;
}

interface MainAction extends PairAction {
  /** `tonal` where it is not what one should do now. */
  readonly variant?: "solid" | "tonal";
}

interface ActionPairProps {
  main: MainAction;
  /** Why one would take the other way; it describes the second button. */
  hint: string;
  second: PairAction;
}

/** The way out that costs least, solid and full width; under it a hint and the softer way. */
export function ActionPair({ main, hint, second }: ActionPairProps) {
  const hintId = useId();
  return (
    <div>
      <Button
        variant={main.variant ?? "solid"}
        data-to={main.to}
        onClick={main.onClick}
        waiting={main.waiting ?? false}
      >
        {main.label}
      </Button>
      <div className={css.second}>
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
        <div className={css.button}>
          <Button
            variant="tonal"
            size="s"
            iconAfter={<ChevronRightIcon size="s" />}
            aria-describedby={hintId}
            data-to={second.to}
            onClick={second.onClick}
            waiting={second.waiting ?? false}
          >
            {second.label}
          </Button>
        </div>
      </div>
    </div>
  );
}
