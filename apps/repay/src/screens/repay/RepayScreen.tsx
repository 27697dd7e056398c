import { useSearchParams } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { fetchInstalment } from "../../api/fetchRepayment.ts";
import { loadChannelSheet, MissingOrder } from "../../components/lazyComponents.ts";
import { repaymentMessages } from "../../components/messages.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { instalmentAtom } from "../../components/repaymentAtom.ts";
import { readOrderIds } from "../../readQuery.ts";
import { titles } from "../../titles.ts";

/** Instalment repayment: amount, date, and ways to pay. */
export function RepayScreen() {
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
RepayScreen.whenIdle = [loadChannelSheet];
