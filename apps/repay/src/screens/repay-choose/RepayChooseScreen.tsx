import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { hideToast } from "@lending/ui/toast";
import { useState } from "react";
import type { CardRepayment } from "../../api/fetchCards.ts";
import { MissingOrder, RepaymentRefused } from "../../components/lazyComponents.ts";
import { type OrderIds, readOrderIds } from "../../components/readOrderIds.ts";
import { titles } from "../../titles.ts";
import { type AwaitedCode, type CodeEntry, dropCodeEntry, readCodeEntry, saveCodeEntry } from "./awaitedCode.ts";
import { CardStep } from "./CardStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { cardsAtom } from "./cardsAtom.ts";
import { repayChooseMessages } from "./messages.ts";

/** Legacy repayment: choose a card, pay, and enter a code when the bank requires one. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repayChoose[useLocale()];
  return ids ? <Cards ids={ids} title={title} /> : <MissingOrder title={title} />;
}

function Cards({ ids, title }: { ids: OrderIds; title: string }) {
  const messages = useMessages(repayChooseMessages);
  const [answer, refresh, isRefreshing] = useFetched(cardsAtom(ids.orderId));
  if (!answer.ok) {
    const retryProps = { onRetry: refresh, retrying: isRefreshing };
    return "isLost" in answer ? (
      <RepaymentRefused ids={ids} title={title} refusal={{ message: "" }} fallback={messages.lost} {...retryProps} />
    ) : (
      <RepaymentRefused ids={ids} title={title} refusal={answer} fallback={messages.notLoaded} {...retryProps} />
    );
  }
  return <Payment ids={ids} title={title} repayment={answer.repayment} onStale={refresh} />;
}

interface PaymentProps {
  ids: OrderIds;
  title: string;
  repayment: CardRepayment;
  onStale: () => void;
}

function Payment({ ids, title, repayment, onStale }: PaymentProps) {
  const goBack = useBack();
  const { orderId } = ids;
  const [entry, setEntry] = useState(() => readCodeEntry(orderId, repayment.cards));
  const [chosenId, setChosenId] = useState(entry?.awaitedCode.card.id);
  const [typedCode, setTypedCode] = useState("");
  const storeEntry = (next: CodeEntry) => {
    // A toast belongs to the step that showed it.
    hideToast();
    saveCodeEntry(orderId, next);
    setEntry(next);
  };
  const openCodeStep = (awaitedCode: AwaitedCode) => {
    // The entered digits belong to one payment.
    if (awaitedCode.recordId !== entry?.awaitedCode.recordId) setTypedCode("");
    storeEntry({ awaitedCode, isOpen: true });
  };
  return entry?.isOpen ? (
    <CodeStep
      ids={ids}
      title={title}
      repayment={repayment}
      awaitedCode={entry.awaitedCode}
      code={typedCode}
      onType={setTypedCode}
      onSent={openCodeStep}
      onOtherCard={() => storeEntry({ ...entry, isOpen: false })}
      onPaid={() => dropCodeEntry(orderId)}
    />
  ) : (
    <CardStep
      ids={ids}
      title={title}
      repayment={repayment}
      chosenId={chosenId}
      onChoose={setChosenId}
      awaitedCode={entry?.awaitedCode}
      onCode={openCodeStep}
      onBack={goBack}
      onStale={onStale}
    />
  );
}
