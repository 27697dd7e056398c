import { locations, useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { ErrorState } from "@lending/ui/error-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { repaymentMessages } from "./messages.ts";
import type { OrderIds } from "./readOrderIds.ts";

interface RepaymentRefusedProps {
  ids: OrderIds;
  title: string;
  /** The server's own words, or "". */
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** The server will not say what is to be paid: its words, a retry, and the way to the order, which may be paid by now. */
export function RepaymentRefused({ ids, title, message, onRetry, retrying }: RepaymentRefusedProps) {
  const words = useMessages(repaymentMessages);
  const goBack = useBack();
  const navigate = useNavigate();
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button variant="tonal" onClick={() => void navigate(locations.loanDetail(ids))}>
          {words.checkOrder}
        </Button>
      }
    >
      <ErrorState
        title={words.notLoadedTitle}
        text={message || words.notLoadedHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={goBack}
      />
    </ScreenFrame>
  );
}
