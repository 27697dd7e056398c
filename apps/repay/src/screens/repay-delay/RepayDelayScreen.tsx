import { useSearchParams } from "@lending/bridge/router";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { fetchExtension } from "../../api/fetchRepayment.ts";
import { MissingOrder } from "../../components/lazyComponents.ts";
import { loadChannelSheet } from "../../components/loadChannelSheet.ts";
import { repaymentMessages } from "../../components/messages.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { readOrderIds } from "../../components/readOrderIds.ts";
import { titles } from "../../titles.ts";
import { extensionAtom } from "./extensionAtom.ts";

const PayNowInstead = lazyComponent(() => import("./PayNowInstead.tsx").then((module) => module.PayNowInstead), {
  fallback: null,
  Failed: NotLoaded,
});

/** Extension repayment: the price first, then the new date of the payment. */
export function Screen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repayDelay[useLocale()];
  const messages = useMessages(repaymentMessages);
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen
      ids={ids}
      title={title}
      source={extensionAtom(ids)}
      refetch={fetchExtension}
      present={({ delay }) => ({
        amount: { label: delay.title || messages.delayAmount, money: delay.amount },
        dateLabel: messages.nextPaymentDate,
      })}
      isDelay
    >
      <PayNowInstead ids={ids} />
    </RepaymentScreen>
  );
}
Screen.whenIdle = [loadChannelSheet];
