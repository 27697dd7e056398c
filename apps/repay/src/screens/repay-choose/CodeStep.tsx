import { apiAtom } from "@lending/api-client";
import { locations, useBackGuard } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Card as Surface } from "@lending/ui/card";
import { DigitsField } from "@lending/ui/digits-field";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { hideToast, showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { commitCardRepayment } from "../../api/commitCardRepayment.ts";
import { confirmCardRepayment } from "../../api/confirmCardRepayment.ts";
import type { CardRepayment } from "../../api/fetchCards.ts";
import { showMoney } from "../../api/money.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";
import type { AwaitedCode } from "./awaitedCode.ts";
import { CheckOrderNotice } from "./CheckOrderNotice.tsx";
import { repayChooseMessages } from "./messages.ts";
import { refusalWords } from "./refusalWords.ts";
import { useOnce } from "./useOnce.ts";
import { useResendWait } from "./useResendWait.ts";

/** Specification 9: legacy repayment code length 6. */
const CODE_MIN = 6;
const CODE_MAX = 8;

interface CodeStepProps {
  ids: OrderIds;
  title: string;
  repayment: CardRepayment;
  awaited: AwaitedCode;
  /** Another code was sent. */
  onSent: (awaited: AwaitedCode) => void;
  /** What was typed of the code so far. */
  code: string;
  onType: (code: string) => void;
  onOtherCard: () => void;
  /** Nothing is awaited any more. */
  onPaid: () => void;
}

/** The second step: the code that the card's bank sent, and Confirm. */
export function CodeStep(props: CodeStepProps) {
  const { ids, title, repayment, awaited, code, onType, onSent, onOtherCard, onPaid } = props;
  const words = useMessages(repayChooseMessages);
  const locale = useLocale();
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const [mistake, setMistake] = useState("");
  const [isTwice, setIsTwice] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { card, recordId, sentAt } = awaited;
  const secondsLeft = useResendWait(sentAt);
  useBackGuard(onOtherCard);

  const tell = (text: string) => {
    showToast(text, { tone: "error" });
    return undefined;
  };
  const { run, busyWith } = useOnce(() => tell(words.lost));
  const leave = () => {
    hideToast();
    onPaid();
    void navigate(locations.loanDetail(ids), { replace: true });
    return "left" as const;
  };
  const refuseCode = (text: string, fieldText = text) => {
    setMistake(fieldText);
    field.current?.focus();
    return tell(text);
  };

  const confirm = () =>
    run("code", async () => {
      if (code.length < CODE_MIN) return refuseCode(words.enterCode);
      const answer = await confirmCardRepayment(api, { orderId: repayment.orderId, recordId, code });
      if (answer.ok) return leave();
      setIsTwice(answer.refusal.cause === "paidTwice");
      const text = refusalWords(answer.refusal, words);
      if (answer.refusal.cause === "paidTwice") return tell(text);
      // The server's own message may be in another language than the page.
      return refuseCode(text, answer.refusal.cause === "wrongCode" ? text : words.codeRefused);
    });

  const resend = () =>
    run("resend", async () => {
      const answer = await commitCardRepayment(api, repayment, card, { resend: true });
      if (!answer.ok) return tell(refusalWords(answer.refusal, words));
      if (!answer.needsCode) return leave();
      onSent({ card, recordId: answer.recordId, sentAt: Date.now() });
      return undefined;
    });

  return (
    <ScreenFrame
      title={title}
      onBack={onOtherCard}
      actions={
        <Button waiting={busyWith === "code"} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      {isTwice && <CheckOrderNotice ids={ids} />}
      <Surface>
        <MoneyBlock amount={{ label: words.amount, value: showMoney(repayment.amount, locale) }} />
      </Surface>
      <Surface>
        <DigitsField
          ref={field}
          label={words.code}
          hint={words.codeHint(card.bankName)}
          error={mistake}
          value={code}
          max={CODE_MAX}
          autoComplete="one-time-code"
          onChange={(digits) => {
            onType(digits);
            setMistake("");
          }}
          beside={
            <Button
              variant="tonal"
              size="s"
              disabled={secondsLeft > 0}
              waiting={busyWith === "resend"}
              onClick={() => void resend()}
            >
              {secondsLeft > 0 ? words.seconds(secondsLeft) : words.resend}
            </Button>
          }
        />
      </Surface>
      <Button variant="quiet" onClick={onOtherCard}>
        {words.otherCard}
      </Button>
    </ScreenFrame>
  );
}
