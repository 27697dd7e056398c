import { useBack, withQuery } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { readAmount } from "@lending/ui/amount";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Checkbox } from "@lending/ui/checkbox";
import { Fields } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import { MoneyField } from "@lending/ui/money-field";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TextArea } from "@lending/ui/text-area";
import { useState } from "react";
import { submitForm } from "../../api/submitForm.ts";
import { formMessages, titles } from "../../messages/source.ts";

const REASON_MAX = 200;

/** A form: fields with their errors, consent, and one button. A refusal or a lost response keeps what was entered. */
export function FormScreen() {
  const messages = useMessages(formMessages);
  const title = useMessages(titles).form;
  const goBack = useBack();
  const navigate = useNavigate();
  const api = useApi();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [isTrue, setIsTrue] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState("");
  const { submit, busyWith } = useSubmit<"form">((_, { describe }) => setProblem(describe(messages.unansweredNext)));
  const centavos = readAmount(amount) ?? 0;
  const errors = {
    amount: centavos > 0 ? "" : messages.amountInvalid,
    reason: reason.trim() === "" ? messages.reasonEmpty : "",
  };

  const send = () => {
    setIsChecked(true);
    if (errors.amount !== "" || errors.reason !== "") return;
    void submit("form", async () => {
      setProblem("");
      const response = await api.request(submitForm({ amount: centavos, reason }));
      if (response.ok) void navigate(withQuery("/__NAME__Outcome", { reference: "1" }), { replace: true });
      else setProblem(response.message || messages.refused);
      return undefined;
    });
  };

  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button onClick={send} waiting={busyWith !== undefined} disabled={!isTrue}>
          {messages.send}
        </Button>
      }
    >
      {problem !== "" && (
        <div role="alert">
          <Notice tone="danger">
            {messages.refusedTitle}. {problem}
          </Notice>
        </div>
      )}
      <Card label={title}>
        <Fields>
          <MoneyField
            label={messages.amount}
            value={amount}
            onChange={setAmount}
            error={isChecked ? errors.amount : ""}
          />
          <TextArea
            label={messages.reason}
            hint={messages.reasonHint}
            value={reason}
            onChange={setReason}
            max={REASON_MAX}
            error={isChecked ? errors.reason : ""}
          />
          <Checkbox label={messages.agree} checked={isTrue} onChange={setIsTrue} />
        </Fields>
      </Card>
    </ScreenFrame>
  );
}
