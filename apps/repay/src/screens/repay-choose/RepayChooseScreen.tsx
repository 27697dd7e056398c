import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { hideToast } from "@lending/ui/toast";
import { useState } from "react";
import { cardsAtom } from "../../api/fetchCards.ts";
import { againWhilePending, readOrderIds } from "../../api/order.ts";
import { loadPaymentState, MissingOrder, RepaymentRefused } from "../../components/lazyComponents.ts";
import type { Retry } from "../../components/RepaymentRefused.tsx";
import { repayChooseMessages, titles } from "../../messages/source.ts";
import { CardStep } from "./CardStep.tsx";
import {
  type AwaitedCode,
  type CodeEntry,
  dropCodeEntry,
  readCodeEntry,
  type StepProps,
  saveCodeEntry,
  useNewestPayment,
} from "./cardPayment.ts";

const loadCodeStep = () => import("./CodeStep.tsx");
/** Loaded when the browser is idle: the first step comes before it. Its entry is stored, so a retry returns to it. */
const CodeStep = lazyComponent(() => loadCodeStep().then((module) => module.CodeStep));

/** Legacy repayment: choose a card, pay, and enter a code when the bank requires one. */
export function RepayChooseScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repayChoose;
  return ids ? <Cards key={ids.orderId} ids={ids} title={title} /> : <MissingOrder title={title} />;
}

RepayChooseScreen.whenIdle = [loadPaymentState, loadCodeStep];

function Cards({ ids, title }: { ids: OrderIds; title: string }) {
  const messages = useMessages(repayChooseMessages);
  const { orderId } = ids;
  const [response, refresh, isRefreshing] = useFetched(cardsAtom(orderId), {
    again: againWhilePending,
    replaces(latest, current) {
      if (latest.isLost) return false;
      // The borrower returns from reading the code: only a received payment replaces the code step.
      const isInCodeStep = current.ok && readCodeEntry(orderId, current.value.cards)?.isOpen;
      return latest.ok || latest.details.payment?.state === "paid" || !isInCodeStep;
    },
  });
  if (!response.ok) {
    return (
      <RepaymentRefused
        ids={ids}
        title={title}
        refusal={{ ...response, ...response.details }}
        fallback={response.isLost ? messages.lost : messages.notLoaded}
        onRetry={refresh}
        retrying={isRefreshing}
      />
    );
  }
  const retry = { onRetry: refresh, retrying: isRefreshing };
  return <Payment ids={ids} title={title} repayment={response.value} retry={retry} />;
}

function Payment({ ids, title, repayment, retry }: Omit<StepProps, "newest"> & { retry: Retry }) {
  const { orderId } = ids;
  const newest = useNewestPayment(orderId, repayment);
  const [entry, setEntry] = useState(() => readCodeEntry(orderId, repayment.cards));
  const [chosenId, setChosenId] = useState(entry?.card.id);
  const [typedCode, setTypedCode] = useState("");
  // The time of the pending payment despite which the borrower tapped Pay and confirmed; lost on a reload.
  const [confirmedAt, setConfirmedAt] = useState<string>();
  const storeEntry = (next: CodeEntry) => {
    // A toast belongs to the step that showed it.
    hideToast();
    saveCodeEntry(orderId, next);
    setEntry(next);
  };
  const openCodeStep = (awaitedCode: AwaitedCode) => {
    // The entered digits belong to one payment.
    if (awaitedCode.recordId !== entry?.recordId) setTypedCode("");
    storeEntry({ ...awaitedCode, isOpen: true });
  };
  const step = { ids, title, repayment, newest };
  return entry?.isOpen ? (
    <CodeStep
      {...step}
      confirmedAt={confirmedAt}
      awaitedCode={entry}
      code={typedCode}
      onType={setTypedCode}
      onSent={openCodeStep}
      onOtherCard={() => storeEntry({ ...entry, isOpen: false })}
      onPaid={() => dropCodeEntry(orderId)}
    />
  ) : (
    <CardStep
      {...step}
      chosenId={chosenId}
      onChoose={setChosenId}
      awaitedCode={entry}
      onCode={(awaitedCode) => {
        setConfirmedAt(newest.payment?.at);
        openCodeStep(awaitedCode);
      }}
      retry={retry}
    />
  );
}
