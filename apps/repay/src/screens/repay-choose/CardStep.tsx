import { apiAtom } from "@lending/api-client";
import { locations, useBackGuard, useOpenExternal } from "@lending/bridge";
import { isUnsettled, saveStartedPayment } from "@lending/bridge/payment";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card as Surface } from "@lending/ui/card";
import { formatDate } from "@lending/ui/format";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { RadioList } from "@lending/ui/radio-list";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { hideToast, showToast } from "@lending/ui/toast";
import { useState } from "react";
import { commitCardRepayment } from "../../api/commitCardRepayment.ts";
import { createHostedPayment } from "../../api/createHostedPayment.ts";
import type { CardRepayment } from "../../api/fetchCards.ts";
import { sendMoney, showMoney } from "../../api/money.ts";
import { PayAgainDialog, PaymentState } from "../../components/lazyComponents.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";
import type { AwaitedCode } from "./awaitedCode.ts";
import { CheckOrderNotice } from "./CheckOrderNotice.tsx";
import { cardOptions } from "./cardOptions.ts";
import { repayChooseMessages } from "./messages.ts";
import { refusalWords } from "./refusalWords.ts";
import { useOnce } from "./useOnce.ts";
import { isBeforeResend } from "./useResendWait.ts";

interface CardStepProps {
  ids: OrderIds;
  title: string;
  repayment: CardRepayment;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** The code that was sent last, if one was. */
  awaited: AwaitedCode | undefined;
  /** The card's bank wants a code first. */
  onCode: (awaited: AwaitedCode) => void;
  onBack: () => void;
  /** What is shown may no longer hold. */
  onStale: () => void;
}

/** The first step: a card, and Pay; or the hosted payment page. */
export function CardStep(props: CardStepProps) {
  const { ids, title, repayment, chosen, onChoose, awaited, onCode, onBack, onStale } = props;
  const words = useMessages(repayChooseMessages);
  const locale = useLocale();
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const openExternal = useOpenExternal();
  const userId = useSearchParams().get("userId") ?? "";
  const { cards, amount, orderId, payment } = repayment;
  const tell = (text: string) => {
    showToast(text, { tone: "error" });
    return undefined;
  };
  const [isTwice, setIsTwice] = useState(false);
  const { run, busyWith } = useOnce(() => tell(words.lost));

  const pay = () =>
    run("card", async () => {
      const card = cards.find(({ id }) => id === chosen);
      if (!card) return tell(words.chooseCard);
      // Its code is still on its way: nothing is sent again, and what was typed is still there.
      if (awaited?.card.id === card.id && isBeforeResend(awaited.sentAt)) {
        onCode(awaited);
        return "left";
      }
      const answer = await commitCardRepayment(api, repayment, card);
      if (!answer.ok) {
        // The order, its amount or the token may have moved on: the next tap sends what holds now.
        onStale();
        setIsTwice(answer.refusal.cause === "paidTwice");
        return tell(refusalWords(answer.refusal, words));
      }
      if (answer.needsCode) onCode({ card, recordId: answer.recordId, sentAt: Date.now() });
      else {
        hideToast();
        void navigate(locations.loanDetail(ids), { replace: true });
      }
      return "left";
    });

  const payElsewhere = () =>
    run("page", async () => {
      const answer = await createHostedPayment(api, { userId, orderId, amount });
      if (!answer.ok) return tell(answer.message || words.failed);
      if (!openExternal(answer.link).opened) return tell(words.notOpened);
      const started = { purpose: "instalment", channelName: "", at: formatDate(Date.now(), "time") } as const;
      saveStartedPayment(orderId, { ...started, amount: sendMoney(amount) });
      return "left";
    });

  const asksFirst = isUnsettled(payment);
  const [wanted, setWanted] = useState<{ readonly pay: () => void }>();
  // Once the first payment is settled there is nothing left to confirm.
  const unconfirmed = asksFirst ? wanted : undefined;
  const close = () => setWanted(undefined);
  useBackGuard(close, unconfirmed !== undefined);
  const confirmed = (go: () => Promise<unknown>) => () => (asksFirst ? setWanted({ pay: () => void go() }) : void go());
  const mainVariant = asksFirst ? "tonal" : "solid";

  const elsewhere = (
    <Button
      variant={cards.length === 0 ? mainVariant : "quiet"}
      waiting={busyWith === "page"}
      onClick={confirmed(payElsewhere)}
    >
      {words.hosted}
    </Button>
  );
  return (
    <ScreenFrame
      title={title}
      onBack={onBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock amount={{ label: words.amount, value: showMoney(amount, locale) }} />
        </Band>
      }
      actions={
        cards.length === 0 ? (
          elsewhere
        ) : (
          <Button variant={mainVariant} waiting={busyWith === "card"} onClick={confirmed(pay)}>
            {words.pay}
          </Button>
        )
      }
    >
      {payment && (
        <div role="status">
          <PaymentState payment={payment} />
        </div>
      )}
      {isTwice && <CheckOrderNotice ids={ids} />}
      {cards.length === 0 ? (
        <Surface>
          <p>{words.noCards}</p>
        </Surface>
      ) : (
        <>
          <Surface title={words.cards} flush>
            <RadioList label={words.cards} options={cardOptions(cards)} value={chosen} onChange={onChoose} />
          </Surface>
          {elsewhere}
        </>
      )}
      {unconfirmed && (
        <PayAgainDialog
          onClose={close}
          onPayAgain={() => {
            close();
            unconfirmed.pay();
          }}
        />
      )}
    </ScreenFrame>
  );
}
