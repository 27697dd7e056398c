import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { showDay } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { dueRow } from "@lending/ui/relative-day";
import { useRef, useState } from "react";
import { submitPlanRequest } from "../../../api/cannotPay.ts";
import type { OrderIds, PlanRequest } from "../../../api/fetchOrderDetails.ts";
import { cannotPayMessages } from "../../../messages/source.ts";
import * as css from "./CannotPaySheet.module.css";

interface PlanRequestFormProps {
  ids: OrderIds;
  request: PlanRequest;
  onRequested: (request: PlanRequest) => void;
}

/** Requests a plan from the lender, or shows the acknowledgement of the request. */
export function PlanRequestForm({ ids, request, onRequested }: PlanRequestFormProps) {
  const messages = useMessages(cannotPayMessages);
  const api = useApi();
  const [failure, setFailure] = useState("");
  const status = useRef<HTMLDivElement>(null);
  const { submit, busyWith } = useSubmit<"plan">((_, { describe }) =>
    setFailure(describe(messages.planUnansweredNext)),
  );

  const send = async () => {
    setFailure("");
    const response = await api.request(submitPlanRequest(ids));
    if (response.ok) {
      // The button with the focus disappears.
      status.current?.focus();
      onRequested(response.value);
    } else setFailure(response.message || messages.planNotSent);
    return undefined;
  };

  const facts = [
    { label: messages.planReference, value: request.reference },
    dueRow(messages.planAnswer, showDay(request.answerBy), api.now),
  ].filter(({ value }) => value.trim() !== "");
  return (
    <>
      <div ref={status} role="status" tabIndex={-1} className={css.status}>
        {request.isSent && <Notice tone="positive">{messages.planSent}</Notice>}
        {failure !== "" && <Notice tone="warning">{failure}</Notice>}
      </div>
      {request.isSent ? (
        <>
          <DetailRows rows={facts} />
          <p className={css.hint}>{messages.planMeanwhile}</p>
        </>
      ) : (
        <>
          <p className={css.hint}>{`${messages.planHint} ${messages.planMeanwhile}`}</p>
          <Button variant="tonal" size="s" waiting={busyWith !== undefined} onClick={() => void submit("plan", send)}>
            {messages.planAsk}
          </Button>
        </>
      )}
    </>
  );
}
