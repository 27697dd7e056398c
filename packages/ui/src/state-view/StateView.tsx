import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/index.ts";
import { words } from "../words/words.ts";
import * as css from "./StateView.module.css";

export interface StateViewProps {
  /** One sentence of fact. */
  title: string;
  /** One sentence of what to do. */
  text?: string;
  illustration?: ReactNode;
  onRetry?: () => void;
  /** The retry is on its way. */
  retrying?: boolean;
  onBack?: () => void;
  /** Announced at once when something went wrong; a state that is no fault is not. */
  isFault?: boolean;
}

/** A screen, or a part of one, that has nothing else to show: what is the matter, and what can be done. */
export function StateView({
  title,
  text,
  illustration,
  onRetry,
  retrying = false,
  onBack,
  isFault = false,
}: StateViewProps) {
  const { retry, back } = useMessages(words);
  return (
    <div className={css.state} role={isFault ? "alert" : undefined}>
      {illustration}
      <h2 className={css.title}>{title}</h2>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {(onRetry !== undefined || onBack !== undefined) && (
        <div className={css.buttons}>
          {onRetry !== undefined && (
            <Button onClick={onRetry} waiting={retrying}>
              {retry}
            </Button>
          )}
          {onBack !== undefined && (
            <Button variant="quiet" onClick={onBack}>
              {back}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
