import { useOpenExternal } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { isPayable } from "@lending/domain/money";
import { usePayAgain } from "@lending/domain/pay-again";
import { isUnsettled } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { Card as Surface } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { RadioList } from "@lending/ui/radio-list";
import { remainingMs } from "@lending/ui/seconds-left";
import { useRef, useState } from "react";
import type { Card } from "../../api/fetchCards.ts";
import { commitCardRepayment, createHostedPayment } from "../../api/submitCardRepayment.ts";
import { RepaymentFrame } from "../../components/RepaymentFrame.tsx";
import type { Retry } from "../../components/RepaymentRefused.tsx";
import { paymentMessages, repayChooseMessages, repaymentMessages } from "../../messages/source.ts";
import { type AwaitedCode, CheckOrderNotice, resendAt, type StepProps, useCardPayment } from "./cardPayment.ts";

/**
 * Returns the cards as options, labelled by bank. The number is added to the label for two cards of one bank and for a
 * card without a bank's name.
 */
function cardOptions(cards: readonly Card[]) {
  const isUnique = (name: string) => cards.filter(({ bankName }) => bankName === name).length === 1;
  return cards.map(({ id, bankName, number }) =>
    bankName !== "" && isUnique(bankName)
      ? { value: id, label: bankName, sub: number, logo: "" }
      : { value: id, label: `${bankName} ${number}`.trim() || id, logo: "" },
  );
}

interface CardStepProps extends StepProps {
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** The last code that the bank sent, if any. */
  awaitedCode: AwaitedCode | undefined;
  /** Called when the card's bank requires a code. */
  onCode: (awaitedCode: AwaitedCode) => void;
  /** Requests the cards and the amount again. */
  retry: Retry;
}

/** The first step: choose a card and pay, or use the hosted payment page. */
export function CardStep(props: CardStepProps) {
  const { ids, title, repayment, newest, chosenId, onChoose, awaitedCode, onCode, retry } = props;
  const messages = useMessages(repayChooseMessages);
  const { notOpened } = useMessages(paymentMessages);
  const api = useApi();
  const openExternal = useOpenExternal();
  const userId = useSearchParams()[0].get("userId") ?? "";
  const { cards, amount, orderId, token } = repayment;
  const { payment } = newest;
  const list = useRef<HTMLDivElement>(null);
  const [needsCard, setNeedsCard] = useState(false);
  const { submit, busyWith, mayHavePaid, showError, showRefusal, openPaidOrder, isRetry } = useCardPayment({
    ids,
    newest,
    amount,
    requestOf: (name) => JSON.stringify([name, amount, ...(name === "card" ? [chosenId, token] : [])]),
  });

  const pay = () =>
    submit("card", async () => {
      const card = cards.find(({ id }) => id === chosenId);
      if (!card) {
        setNeedsCard(true);
        list.current?.querySelector("input")?.focus();
        return undefined;
      }
      // The bank sent this card's code less than 60 s ago: no new one is sent, and the entered digits are kept.
      if (awaitedCode?.card.id === card.id && remainingMs(resendAt(awaitedCode)) > 0) {
        onCode(awaitedCode);
        return "done";
      }
      const response = await api.request(commitCardRepayment({ ...repayment, card, resend: false }));
      if (response.ok && !response.value.needsCode) return openPaidOrder();
      if (newest.hasLeft.current) return "done";
      if (!response.ok) {
        // The order, its amount or the token may have changed: the next tap sends the current data.
        retry.onRetry();
        return showRefusal(response);
      }
      onCode({ card, recordId: response.value.recordId, amount, sentAt: Date.now() });
      return "done";
    });

  const payOnHostedPage = () =>
    submit("page", async () => {
      const response = await api.request(createHostedPayment({ userId, orderId, amount }));
      if (newest.hasLeft.current) return "done";
      if (!response.ok) return showError(response.message || messages.failed);
      if (!openExternal(response.value).opened) return showError(notOpened);
      newest.save(amount);
      return "done";
    });

  const needsConfirmation = isUnsettled(payment);
  const { withConfirmation, dialog } = usePayAgain(needsConfirmation);
  const mainVariant = needsConfirmation && !isRetry(cards.length === 0 ? "page" : "card") ? "tonal" : "solid";

  const hostedPageButton = (
    <Button
      variant={cards.length === 0 ? mainVariant : "quiet"}
      waiting={busyWith === "page"}
      onClick={withConfirmation(payOnHostedPage, isRetry("page"))}
    >
      {messages.hosted}
    </Button>
  );
  const canPay = isPayable(amount);
  return (
    <RepaymentFrame
      page={{ ids, title, repayment: { amount, payment }, ...(!canPay && { retry }) }}
      amountLabel={useMessages(repaymentMessages).repaymentAmount}
      actions={
        cards.length === 0 ? (
          hostedPageButton
        ) : (
          <Button variant={mainVariant} waiting={busyWith === "card"} onClick={withConfirmation(pay, isRetry("card"))}>
            {messages.pay}
          </Button>
        )
      }
    >
      {mayHavePaid && <CheckOrderNotice ids={ids} text={messages.underWay} />}
      {cards.length === 0 ? (
        canPay && (
          <Surface>
            <p>{messages.noCards}</p>
          </Surface>
        )
      ) : (
        <>
          <Surface title={messages.cards} flush>
            <RadioList
              ref={list}
              label={messages.cards}
              options={cardOptions(cards)}
              value={chosenId}
              onChange={onChoose}
              error={needsCard ? messages.chooseCard : ""}
            />
          </Surface>
          {canPay && hostedPageButton}
        </>
      )}
      {dialog}
    </RepaymentFrame>
  );
}
