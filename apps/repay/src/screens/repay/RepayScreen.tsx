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
import { instalmentAtom } from "./instalmentAtom.ts";

export const soon = [loadChannelSheet];

/** Instalment repayment (specification 2): what is due, when, and how to pay it. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repay[useLocale()];
  return ids ? <Instalment ids={ids} title={title} /> : <MissingOrder title={title} />;
}

function Instalment({ ids, title }: { ids: OrderIds; title: string }) {
  const words = useMessages(repaymentMessages);
  const [answer, refresh, isRefreshing] = useFetched(instalmentAtom(ids));
  if (!answer.ok) {
    return <RepaymentRefused title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  }
  return (
    <RepaymentView
      ids={ids}
      title={title}
      repayment={answer.repayment}
      amount={{ label: words.repaymentAmount, money: answer.repayment.amount }}
      dateLabel={words.repaymentDate}
      isDelay={false}
    />
  );
}
