import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { useState } from "react";
import type { Card, CardRepayment } from "../../api/fetchCards.ts";
import { MissingOrder } from "../../components/MissingOrder.tsx";
import { RepaymentRefused } from "../../components/RepaymentRefused.tsx";
import { type OrderIds, readOrderIds } from "../../components/readOrderIds.ts";
import { titles } from "../../titles.ts";
import { CardStep } from "./CardStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { cardsAtom } from "./cardsAtom.ts";
import { repayChooseMessages } from "./messages.ts";

/** A payment that its bank wants a code for. */
export interface AwaitedCode {
  readonly card: Card;
  readonly recordId: string;
  /** When the code was sent, in milliseconds of the phone's clock. */
  readonly sentAt: number;
}

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
    const message = "isLost" in answer ? words.lost : answer.message || words.notLoaded;
    return <RepaymentRefused ids={ids} title={title} message={message} onRetry={refresh} retrying={isRefreshing} />;
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
  const [chosen, setChosen] = useState<string>();
  const [awaited, setAwaited] = useState<AwaitedCode>();
  return awaited ? (
    <CodeStep
      ids={ids}
      title={title}
      repayment={repayment}
      awaited={awaited}
      onSent={setAwaited}
      onOtherCard={() => setAwaited(undefined)}
    />
  ) : (
    <CardStep
      ids={ids}
      title={title}
      repayment={repayment}
      chosen={chosen}
      onChoose={setChosen}
      onCode={setAwaited}
      onBack={goBack}
      onStale={onStale}
    />
  );
}
