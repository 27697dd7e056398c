import { useId } from "react";
import { Button } from "../button/Button.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import * as css from "./ActionPair.module.css";

/** One action of a pair: its label, its handler, and whether its response is pending. */
export interface PairAction {
  readonly label: string;
  readonly onClick: () => void;
  /** The product's address. Its documents can load while the finger is still down. */
  readonly to?: string;
  readonly waiting?: boolean;
}

interface MainAction extends PairAction {
  /** `tonal` when the main action is not the recommended next step. */
  readonly variant?: "solid" | "tonal";
}

interface ActionPairProps {
  main: MainAction;
  /** The reason to choose the second action; describes its button. */
  hint: string;
  second: PairAction;
}

/** A solid full-width main action, and below it a hint with a softer second action. */
export function ActionPair({ main, hint, second }: ActionPairProps) {
  const hintId = useId();
  return (
    <div>
      <Button
        variant={main.variant ?? "solid"}
        data-main=""
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
        <div className={css.action}>
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
