import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { loadChannelSheet } from "../../components/loadChannelSheet.ts";
import { MissingOrder } from "../../components/MissingOrder.tsx";
import { repaymentMessages } from "../../components/messages.ts";
import { RepaymentRefused } from "../../components/RepaymentRefused.tsx";
import { RepaymentView } from "../../components/RepaymentView.tsx";
import { type OrderIds, readOrderIds } from "../../components/readOrderIds.ts";
import { titles } from "../../titles.ts";
import { extensionAtom } from "./extensionAtom.ts";

export const soon = [loadChannelSheet];

/** Extension repayment (specification 2): its price first, then the day to which the payment moves. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repayDelay[useLocale()];
  return ids ? <Extension ids={ids} title={title} /> : <MissingOrder title={title} />;
}

function Extension({ ids, title }: { ids: OrderIds; title: string }) {
  const words = useMessages(repaymentMessages);
  const [answer, refresh, isRefreshing] = useFetched(extensionAtom(ids));
  if (!answer.ok) {
    return <RepaymentRefused title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  }
  const { delay } = answer.repayment;
  return (
    <RepaymentView
      ids={ids}
      title={title}
      repayment={answer.repayment}
      amount={{ label: delay.title || words.delayAmount, money: delay.amount }}
      dateLabel={words.nextPaymentDate}
      isDelay
    />
  );
}
