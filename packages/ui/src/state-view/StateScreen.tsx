import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { StateView, type StateViewProps } from "./StateView.tsx";

interface StateScreenProps extends StateViewProps {
  /** The screen's title. */
  screen: string;
  /** Omit it for no Back. */
  onBack?: () => void;
  onRetry?: (() => void) | undefined;
  /** The ways on, above Retry in the bar. */
  actions?: ReactNode;
  /** Content above the state. */
  before?: ReactNode;
  /** Content below the state. */
  children?: ReactNode;
}

/** A screen without content: the picture and the sentences of its state, and what to do in the action bar. */
export function StateScreen({ screen, onBack, onRetry, actions, before, children, ...state }: StateScreenProps) {
  const { retry } = useMessages(commonMessages);
  const buttons = (actions || onRetry) && (
    <>
      {actions}
      {onRetry && (
        <Button variant={actions ? "line" : "solid"} onClick={onRetry} waiting={state.retrying ?? false}>
          {retry}
        </Button>
      )}
    </>
  );
  return (
    <ScreenFrame title={screen} {...(onBack && { onBack })} {...(buttons && { actions: buttons })}>
      {before}
      <StateView {...state} />
      {children}
    </ScreenFrame>
  );
}
