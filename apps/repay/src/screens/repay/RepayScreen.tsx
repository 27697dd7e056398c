import { useSearchParams } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { fetchInstalment } from "../../api/fetchRepayment.ts";
import { instalmentAtom } from "../../components/instalmentAtom.ts";
import { MissingOrder } from "../../components/lazyComponents.ts";
import { loadChannelSheet } from "../../components/loadChannelSheet.ts";
import { repaymentMessages } from "../../components/messages.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { readOrderIds } from "../../components/readOrderIds.ts";
import { titles } from "../../titles.ts";

/** Instalment repayment: amount, date, and ways to pay. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repay[useLocale()];
  const messages = useMessages(repaymentMessages);
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen
      ids={ids}
      title={title}
      source={instalmentAtom(ids)}
      refetch={fetchInstalment}
      present={({ amount }) => ({
        amount: { label: messages.repaymentAmount, money: amount },
        dateLabel: messages.repaymentDate,
      })}
    />
  );
}
Screen.whenIdle = [loadChannelSheet];
