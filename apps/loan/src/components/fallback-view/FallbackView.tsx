import { useApp, useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { recommendListPath } from "@lending/domain/addresses/loan";
import { Button, ButtonPair } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { commonMessages, notFoundMessages } from "@lending/ui/messages";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { StateScreen } from "@lending/ui/state-screen";
import type { ComponentProps } from "react";
import { cannotPayMessages, fallbackMessages } from "../../messages/source.ts";

interface FallbackViewProps {
  title: string;
  /** One sentence that states what happened. */
  fact: string;
  /** Suggests what to do when the server sends no message; without it, to try again. */
  hint?: string;
  /** Whether another loan is a way on, beside a call and the app's home. */
  offersOthers?: boolean;
  /** Set when the server refused: its message ("" when it sent none), and the retry. */
  refusal?: Pick<ComponentProps<typeof RefusedScreen>, "message" | "isFinal" | "onRetry" | "retrying">;
}

/** Shown instead of a screen that has nothing to show: its order or product is not named, not found, or refused. */
export function FallbackView({ title, fact, hint, offersOthers = false, refusal }: FallbackViewProps) {
  const { tryAgain } = useMessages(commonMessages);
  const goBack = useBack();
  // Where nothing can be tried again, the page is no dead end.
  const isEnd = !refusal || refusal.isFinal;
  const actions = (offersOthers || isEnd) && { actions: <WaysOn offersOthers={offersOthers} /> };
  if (refusal)
    return (
      <RefusedScreen title={title} fact={fact} hint={hint ?? tryAgain} onBack={goBack} {...actions} {...refusal} />
    );
  return (
    <StateScreen kind="missing" screen={title} title={fact} text={hint ?? tryAgain} onBack={goBack} {...actions} />
  );
}

/** Other loans where they are a way on, a call and the home of the app. */
function WaysOn({ offersOthers }: { offersOthers: boolean }) {
  const { call } = useMessages(cannotPayMessages);
  const { home } = useMessages(notFoundMessages);
  const { environment, native } = useApp();
  return (
    <>
      {offersOthers && <OtherLoans />}
      <ButtonPair>
        <Button variant="line" onClick={() => void native.callPhone(environment.servicePhone)}>
          {call(environment.servicePhone)}
        </Button>
        <Button variant="line" onClick={() => void native.goHome()}>
          {home}
        </Button>
      </ButtonPair>
    </>
  );
}

/** Opens the loans that the lender recommends instead of the one that it refused. */
export function OtherLoans({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { otherLoans } = useMessages(fallbackMessages);
  return (
    <Button variant={variant} render={<AppLink to={recommendListPath} />}>
      {otherLoans}
    </Button>
  );
}
