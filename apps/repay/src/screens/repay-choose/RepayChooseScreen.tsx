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

/** Legacy repayment (specification 4): pick a card, pay, and where its bank asks for one enter the code. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repayChoose[useLocale()];
  return ids ? <Cards ids={ids} title={title} /> : <MissingOrder title={title} />;
}

function Cards({ ids, title }: { ids: OrderIds; title: string }) {
  const words = useMessages(repayChooseMessages);
  const [answer, refresh, isRefreshing] = useFetched(cardsAtom(ids.orderId));
  if (!answer.ok) {
    const again = { onRetry: refresh, retrying: isRefreshing };
    return "isLost" in answer ? (
      <RepaymentRefused ids={ids} title={title} refusal={{ message: "" }} fallback={words.lost} {...again} />
    ) : (
      <RepaymentRefused ids={ids} title={title} refusal={answer} fallback={words.notLoaded} {...again} />
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
  const [chosen, setChosen] = useState(entry?.awaited.card.id);
  const [typed, setTyped] = useState("");
  const keep = (next: CodeEntry) => {
    // A toast is about the step that it was shown in.
    hideToast();
    saveCodeEntry(orderId, next);
    setEntry(next);
  };
  const wait = (awaited: AwaitedCode) => {
    // What was typed belongs to the payment that it was typed for.
    if (awaited.recordId !== entry?.awaited.recordId) setTyped("");
    keep({ awaited, isOpen: true });
  };
  return entry?.isOpen ? (
    <CodeStep
      ids={ids}
      title={title}
      repayment={repayment}
      awaited={entry.awaited}
      code={typed}
      onType={setTyped}
      onSent={wait}
      onOtherCard={() => keep({ ...entry, isOpen: false })}
      onPaid={() => dropCodeEntry(orderId)}
    />
  ) : (
    <CardStep
      ids={ids}
      title={title}
      repayment={repayment}
      chosen={chosen}
      onChoose={setChosen}
      awaited={entry?.awaited}
      onCode={wait}
      onBack={goBack}
      onStale={onStale}
    />
  );
}
