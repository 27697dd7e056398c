import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import * as css from "./StateView.module.css";

export interface StateViewProps {
  /** One sentence with the fact. */
  title: string;
  /** One sentence with the next step. */
  text?: string;
  illustration?: ReactNode;
  /** What the borrower can do next: a main button, above Retry and Back. */
  actions?: ReactNode;
  onRetry?: () => void;
  /** Whether a retry is pending. */
  retrying?: boolean;
  onBack?: () => void;
  /** Whether it is announced as an alert; set it only for errors. */
  isFault?: boolean;
}

/** A screen, or a part of one, without content: states the problem and the next step. */
export function StateView({
  title,
  text,
  illustration,
  actions,
  onRetry,
  retrying = false,
  onBack,
  isFault = false,
}: StateViewProps) {
  const { retry, back } = useMessages(commonMessages);
  return (
    <div className={css.state} role={isFault ? "alert" : undefined} aria-busy={retrying || undefined}>
      {illustration}
      {/* A retry that fails in the same way renders its heading again, so that it is announced again. */}
      <h2 key={String(retrying)} className={css.title}>
        {title}
      </h2>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {(actions !== undefined || onRetry !== undefined || onBack !== undefined) && (
        <div className={css.buttons}>
          {actions}
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
