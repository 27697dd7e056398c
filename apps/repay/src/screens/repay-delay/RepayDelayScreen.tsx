import { useSearchParams } from "@lending/bridge/router";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { readOrderIds } from "../../api/readQuery.ts";
import { MissingOrder, optional } from "../../components/lazyComponents.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { RepaymentView } from "../../components/RepaymentView.tsx";
import { repaymentMessages, titles } from "../../messages/source.ts";

const ExtensionPrice = lazyComponent(
  () => import("./ExtensionPrice.tsx").then((module) => module.ExtensionPrice),
  optional,
);

/** Extension repayment: the price first, then the new date of the payment. */
export function RepayDelayScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repayDelay;
  const messages = useMessages(repaymentMessages);
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen ids={ids} title={title} isDelay>
      {(repayment) => (
        <RepaymentView
          ids={ids}
          title={title}
          repayment={repayment}
          amountLabel={messages.delayAmount}
          dateLabel={messages.nextPaymentDate}
          isDelay
        >
          <ExtensionPrice ids={ids} repayment={repayment} />
        </RepaymentView>
      )}
    </RepaymentScreen>
  );
}
RepayDelayScreen.whenIdle = RepaymentView.whenIdle;
