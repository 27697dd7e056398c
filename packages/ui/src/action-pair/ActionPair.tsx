import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../button/Button.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import * as css from "./ActionPair.module.css";
import { ActionRow } from "./ActionRow.tsx";

/** One action of a pair: its label, and its handler or the link that it is. */
export interface PairAction extends Pick<ComponentProps<typeof Button>, "onClick" | "render" | "waiting"> {
  readonly label: string;
}

interface MainAction extends PairAction {
  /** `tonal` when the main action is not the recommended next step. */
  readonly variant?: "solid" | "tonal";
}

interface ActionPairProps {
  main: MainAction;
  /** A quiet way out before the main action; with large text it is above it. */
  beside?: ReactNode;
  /** The reason to choose the second action; describes its button. */
  hint?: string;
  second?: PairAction | undefined;
}

/** A solid main action with a quiet one before it, and below them a hint with a softer second action. */
export function ActionPair({ main, beside, hint, second }: ActionPairProps) {
  const { label, ...action } = main;
  const { label: secondLabel = "", ...secondAction } = second ?? {};
  const hintId = useId();
  return (
    <div>
      <ActionRow>
        {beside}
        <Button {...action}>{label}</Button>
      </ActionRow>
      {second && (
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
              {...secondAction}
            >
              {secondLabel}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
