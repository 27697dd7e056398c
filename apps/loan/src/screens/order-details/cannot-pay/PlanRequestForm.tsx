import { apiAtom, Fault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { useHasLeft } from "@lending/ui/has-left";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { useRef, useState } from "react";
import type { OrderIds } from "../../../api/fetchOrderDetails.ts";
import { type PlanRequest, submitPlanRequest } from "../../../api/submitPlanRequest.ts";
import * as css from "./CannotPaySheet.module.css";
import { cannotPayMessages } from "./messages.ts";

interface PlanRequestFormProps {
  ids: OrderIds;
  request: PlanRequest;
  onRequested: (request: PlanRequest) => void;
}

/** Asks the lender for a plan, or shows the acknowledgement of the request. */
export function PlanRequestForm({ ids, request, onRequested }: PlanRequestFormProps) {
  const messages = useMessages(cannotPayMessages);
  const api = useAtomValue(apiAtom);
  const [failure, setFailure] = useState("");
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const status = useRef<HTMLDivElement>(null);
  const hasLeft = useHasLeft();

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    setFailure("");
    let message = "";
    try {
      const response = await submitPlanRequest(api, ids);
      if (response.ok) {
        // The button with the focus disappears.
        status.current?.focus();
        onRequested(response);
      } else message = response.message || messages.planNotSent;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      message = messages.planUnanswered;
    } finally {
      sending.current = false;
      if (!hasLeft.current) {
        setIsSending(false);
        setFailure(message);
      }
    }
  };

  const facts = [
    { label: messages.planReference, value: request.reference },
    { label: messages.planAnswer, value: request.answerBy },
  ].filter(({ value }) => value.trim() !== "");
  return (
    <>
      <div ref={status} role="status" tabIndex={-1} className={css.status}>
        {request.isSent && <Notice tone="positive">{messages.planSent}</Notice>}
        {failure !== "" && <Notice tone="warning">{failure}</Notice>}
      </div>
      {request.isSent ? (
        <DetailRows rows={facts} />
      ) : (
        <>
          <p>{messages.planHint}</p>
          <Button variant="tonal" waiting={isSending} onClick={() => void send()}>
            {messages.planAsk}
          </Button>
        </>
      )}
    </>
  );
}
